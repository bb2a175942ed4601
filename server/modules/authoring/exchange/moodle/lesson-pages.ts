/** A page of a lesson of Moodle, as its backup lists it. */
export interface LessonPage {
  readonly '@id': string
  readonly prevpageid: string
  readonly nextpageid: string
  readonly answers: { readonly answer: readonly { readonly jumpto: string }[] }
}

/** The pages of a lesson in one line, and the pages whose jumps a line cannot express. */
export interface Line<Page> {
  readonly pages: readonly Page[]
  /** Pages from which a learner may go on to several others. */
  readonly forks: ReadonlySet<Page>
  /** Pages that lead on to a randomly chosen page. */
  readonly drawing: ReadonlySet<Page>
}

// Moodle's numbers for jumps without a page id: to the next page, and to a randomly chosen one.
const next = '-1'
const drawn: ReadonlySet<string> = new Set(['1', '2', '-50', '-60', '-70', '-80'])

/**
 * Pure: puts the pages in an order in which each comes before the pages that it leads to, in the order of its buttons;
 * jumps back are not followed. Pages that nothing leads to come at the end, in the order of the chain.
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

/** Pages in the order in which each names the next; pages that this chain does not reach come at the end. */
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

/** A topological order, by reversed depth-first postorder: a page where two ways meet again comes after both. */
function ordered<Page>(chain: readonly Page[], ways: (page: Page) => readonly Page[]): Page[] {
  const seen = new Set<Page>()
  const behind = (page: Page): Page[] => {
    if (seen.has(page)) return []
    seen.add(page)
    return [...ways(page).toReversed().flatMap(behind), page]
  }
  return chain.flatMap((page) => behind(page).toReversed())
}
