declare global {
  interface Window {
    /** Set by the recorder in the page's head (`early-script.tsx`). */
    takeEarlyEvents?: () => readonly Event[]
  }
}

/** The pointer and key events from before the first script of the page ran; a second call returns none of them. */
export const takeEarlyEvents = (target: Window = window): readonly Event[] => target.takeEarlyEvents?.() ?? []

/** The events of one type, in their order. */
export const earlyOf = <Type extends 'click' | 'keydown' | 'pointerdown'>(
  early: readonly Event[],
  type: Type,
): readonly WindowEventMap[Type][] =>
  early.filter((event): event is WindowEventMap[Type] => event.type === type)
