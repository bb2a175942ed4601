/** A page of a lesson of Moodle, as its backup lists it. */
export interface LessonPage {
  readonly '@id': string
  readonly prevpageid: string
  readonly nextpageid: string
  readonly answers: { readonly answer: readonly { readonly jumpto: string }[] }
}

/** The pages of a lesson one after another, and what of its ways through them a line cannot say. */
export interface Line<Page> {
  readonly pages: readonly Page[]
  /** Pages from which one may go on to several. */
  readonly forks: ReadonlySet<Page>
  /** Pages that lead on to one that is drawn by lot. */
  readonly drawing: ReadonlySet<Page>
}

// Numbers of Moodle in the place of a page: the one that stands next, and one of several by lot.
const next = '-1'
const drawn: ReadonlySet<string> = new Set(['1', '2', '-50', '-60', '-70', '-80'])

/**
 * Pure: the pages in an order in which each stands before those that it leads to, its ways in the order of their
 * buttons; ways back are not followed. Pages that nothing leads to stand at the end, in the order of the chain.
 */
export function inLine<Page extends LessonPage>(all: readonly Page[]): Line<Page> {
  const chain = inChain(all)
  const byId = new Map(chain.map((page) => [page['@id'], page]))
  const after = new Map(chain.map((page, at) => [page, chain[at + 1]]))
  const isDrawn = (jump: string) => drawn.has(jump) && !byId.has(jump)
  const ways = (page: Page): Page[] => {
    const jumps = page.answers.answer.map(({ jumpto }) => jumpto)
    // A page without a button goes on to the next.
    const found = (jumps.length > 0 ? jumps : [next]).map((jump) =>
      jump === next || isDrawn(jump) ? after.get(page) : byId.get(jump),
    )
    return [...new Set(found)].filter((way) => way !== undefined)
  }
  const pages = ordered(chain, ways)
  const places = new Map(pages.map((page, at) => [page, at]))
  const place = (page: Page) => places.get(page) ?? 0
  const forks = pages.filter((page) => ways(page).filter((way) => place(way) > place(page)).length > 1)
  const drawing = pages.filter(({ answers }) => answers.answer.some(({ jumpto }) => isDrawn(jumpto)))
  return { pages, forks: new Set(forks), drawing: new Set(drawing) }
}

/** Pages in the order in which each names the next; one that the chain does not reach stands at the end. */
function inChain<Page extends LessonPage>(pages: readonly Page[]): Page[] {
  const left = new Map(pages.map((page) => [page['@id'], page]))
  const chain: Page[] = []
  let here = pages.find(({ prevpageid }) => prevpageid === '0')
  while (here) {
    chain.push(here)
    left.delete(here['@id'])
    here = left.get(here.nextpageid)
  }
  return [...chain, ...left.values()]
}

/** From each beginning the pages behind it, where two ways meet again only after both: an order by depth, reversed. */
function ordered<Page>(chain: readonly Page[], ways: (page: Page) => readonly Page[]): Page[] {
  const seen = new Set<Page>()
  const behind = (page: Page): Page[] => {
    if (seen.has(page)) return []
    seen.add(page)
    return [...ways(page).toReversed().flatMap(behind), page]
  }
  return chain.flatMap((page) => behind(page).toReversed())
}
