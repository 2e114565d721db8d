/** V4 and V9: with two players the 2nd is not spared by Faith, and has no bonus in Prudence. Hope does spare them (V5.1). */
export const isDuel = (players: number) => players === 2;
