/** Estimates in rem: the space around a tab's title, one letter of it, and the button that opens the menu. */
const width = { around: 2, letter: 0.48, more: 6 }

/** Rows are told apart by these rem alone, because each needs a style of its own (`shell.css`). */
const steps = [12, 16, 20, 24, 28, 32, 36, 44]
const widest = 64

interface Tab {
  readonly title: string
  readonly here: boolean
}

/**
 * The rem that a row of tabs must have to show all of them, and for each tab to show that one: null for the current
 * tab, which is always shown. Of the others the first ones come first.
 */
export function roomOfTabs(tabs: readonly Tab[]): { readonly all: number; readonly each: (number | null)[] } {
  const total = tabs.reduce((sum, tab) => sum + widthOf(tab), 0)
  let taken = tabs.filter(({ here }) => here).reduce((sum, tab) => sum + widthOf(tab), width.more)
  const each = tabs.map((tab) => {
    if (tab.here) return null
    taken += widthOf(tab)
    return inSteps(Math.min(taken, total))
  })
  return { all: inSteps(total), each }
}

const widthOf = ({ title }: Tab): number => width.around + title.replace(/\u200c/g, '').length * width.letter

const inSteps = (rem: number): number => steps.find((step) => rem <= step) ?? widest
