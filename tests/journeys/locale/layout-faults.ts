import type { Page } from '@playwright/test'

/** What is wrong with the layout of the open page, as one line each. */
export type Fault = string

interface Told {
  shifted: number
  shiftedBy: string[]
}

/** Sums up, for each page that is opened afterwards, the shifts of its layout that no press caused. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const told = Object.assign(window as unknown as Told, { shifted: 0, shiftedBy: [] })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources: { node: Node | null }[]
        }
        if (hadRecentInput) continue
        told.shifted += value
        for (const { node } of sources)
          if (node instanceof Element)
            told.shiftedBy.push(`${node.tagName}.${String(node.className).slice(0, 60)}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** «No layout shift above 0.05»: half of what web.dev calls good. */
const mostShift = 0.05

/** How far the layout moved while the page loaded. */
export async function shiftOf(page: Page): Promise<Fault[]> {
  const { shifted, shiftedBy } = await page.evaluate(() => {
    const { shifted, shiftedBy } = window as unknown as Told
    return { shifted, shiftedBy }
  })
  const by = [...new Set(shiftedBy)].slice(0, 3).join(', ')
  return shifted > mostShift ? [`shifts by ${shifted.toFixed(3)}: ${by}`] : []
}

/** How many pixels the page is wider than its window, and by what. */
export const overflowOf = (page: Page): Promise<Fault[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.querySelectorAll('body *')].find((element) => {
      const { left, right } = element.getBoundingClientRect()
      return left < -1 || right > clientWidth + 1
    })
    return [`${scrollWidth - clientWidth} px too wide: ${wide?.outerHTML.slice(0, 160) ?? ''}`]
  })

/**
 * Texts of which a part is cut off at the edge of a box that does not scroll. A box that ends its text with an ellipsis
 * says that there is more; texts that only a screen reader reads are in a box of one pixel.
 */
export const clippedOf = (page: Page): Promise<Fault[]> =>
  page.evaluate(() => {
    const isCut = (value: string) => value === 'hidden' || value === 'clip'
    const boxes = [...document.querySelectorAll('body *')].filter((element) => {
      const style = getComputedStyle(element)
      if (!isCut(style.overflowX) && !isCut(style.overflowY)) return false
      const hasEllipsis = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
      return !hasEllipsis && element.clientWidth > 1 && element.clientHeight > 1 && element.checkVisibility()
    })
    const range = document.createRange()
    const cutIn = (box: Element): string[] => {
      const edge = box.getBoundingClientRect()
      const { overflowX, overflowY } = getComputedStyle(box)
      const cut: string[] = []
      const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const at = text.parentElement
        if (
          !text.nodeValue?.trim() ||
          !at?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        )
          continue
        if (at.closest('.sr-only, [aria-hidden=true], script, style')) continue
        // A box between them that scrolls or cuts by itself has the say.
        let between: Element | null = at
        while (between && between !== box && getComputedStyle(between).overflowX === 'visible')
          between = between.parentElement
        if (between !== box) continue
        range.selectNodeContents(text)
        // The box of a line is higher than its letters.
        const spare = Number.parseFloat(getComputedStyle(at).fontSize) / 2
        const isOver = [...range.getClientRects()].some(
          ({ left, right, top, bottom, width }) =>
            width > 0 &&
            ((isCut(overflowX) && (left < edge.left - 2 || right > edge.right + 2)) ||
              (isCut(overflowY) && (top < edge.top - spare || bottom > edge.bottom + spare))),
        )
        if (isOver)
          cut.push(`«${text.nodeValue.trim().slice(0, 60)}» is cut by ${box.outerHTML.slice(0, 120)}`)
      }
      return cut
    }
    return boxes.flatMap(cutIn)
  })

/** Controls at the end of the page that the bar of a phone covers when everything is scrolled. */
export const coveredOf = (page: Page): Promise<Fault[]> =>
  page.evaluate(() => {
    const bar = [...document.querySelectorAll('nav')].find(
      (nav) =>
        getComputedStyle(nav).position === 'fixed' && nav.getBoundingClientRect().bottom >= innerHeight,
    )
    if (!bar) return []
    document.documentElement.style.scrollBehavior = 'auto'
    scrollTo(0, document.documentElement.scrollHeight)
    const { top } = bar.getBoundingClientRect()
    return [...document.querySelectorAll('main a, main button, main input, main select, main textarea')]
      .filter((control) => !bar.contains(control) && control.checkVisibility())
      .filter((control) => {
        const box = control.getBoundingClientRect()
        return box.width > 1 && box.height > 1 && box.bottom > top + 1 && box.top < innerHeight
      })
      .map((control) => `under the phone’s bar: ${control.outerHTML.slice(0, 160)}`)
  })
