import { VIRTUS } from '$games/virtus/manifest';

export const load = async () => ({ rules: await VIRTUS.houseRules() });
