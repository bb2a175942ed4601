/** Why somebody writes no captions: those who lead do, and one whom they asked. */
export const whyNotCaption = (leads: boolean, writerId: string | null, personId: string) =>
  leads || writerId === personId ? null : ('live.may-not-caption' as const)
