declare global {
  interface Window {
    /** Set by the recorder in the page's head (`early-script.tsx`). */
    takeEarlyEvents?: () => readonly Event[]
  }
}

/** The pointer and key events, and an offer to install, from before the first script of the page ran; a second call returns none of them. */
export const takeEarlyEvents = (target: Window = window): readonly Event[] => target.takeEarlyEvents?.() ?? []

/** Somebody waits for what they pressed; an offer to install can wait. */
export const isPress = ({ type }: Event): boolean => type !== 'beforeinstallprompt'

/** The events of one type, in their order. */
export const earlyOf = <Type extends 'click' | 'keydown' | 'pointerdown'>(
  early: readonly Event[],
  type: Type,
): readonly WindowEventMap[Type][] =>
  early.filter((event): event is WindowEventMap[Type] => event.type === type)
