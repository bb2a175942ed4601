import { mostSlides } from '@arvand/contracts/panel/slides'

/** The rules of slides: pure. */

/** Why no more slides are brought into a session. */
export const whyNotAdd = (count: number) => (count >= mostSlides ? ('live.too-many-slides' as const) : null)

/** Why slides cannot be shown: their pages are not drawn. */
export const whyNotShow = (pages: number | undefined) =>
  pages === undefined ? ('live.slides-not-ready' as const) : null

/** Why nobody turns to this page. */
export const whyNotTurn = (page: number, pages: number) =>
  page > pages ? ('live.unknown-page' as const) : null
