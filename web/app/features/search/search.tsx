import { search } from '@arvand/contracts/home/search'
import { searchOwn } from '@arvand/contracts/panel/search'
import { titleDirection } from '@arvand/persian/direction'
import { formatNumber } from '@arvand/persian/numbers'
import { SlidersHorizontal } from 'lucide-react'
import { useEffect } from 'react'
import { formAction } from '../../api/form-action.ts'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { serverContext } from '../../contexts.ts'
import type { Handle } from '../../handle.ts'
import { type ListPage, PagedRows } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { Icon } from '../../ui/icon.tsx'
import { laterPart } from '../../ui/lazy-part.tsx'
import { List } from '../../ui/list.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import { alertForms } from '../wishes/index.ts'
import type { Route } from './+types/search'
import { type FoundItem, FoundRow } from './found-row.tsx'
import { HeaderSearch } from './header-search.tsx'
import { noteSearch } from './recent-searches.ts'
import { type Chosen, searchAddress } from './search-address.ts'
import { groupWords, searchWords as words } from './words.ts'

/** Drawn by the server with the page; plain links until it hydrates. */
const SearchFacets = laterPart(() => import('./search-facets.tsx'))
const NothingFound = laterPart(() => import('./nothing-found.tsx'))

const asked = ['q', 'kind', 'category', 'level', 'length', 'rating', 'cost', 'cursor']

export const handle = { cache: { tags: ['courses'], query: asked } } satisfies Handle

/** The tab of what a person finds among their own. */
const ownTab = 'own'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { visitor } = serverContext(context)
  const isOwn = url.searchParams.get('kind') === ownTab
  const unset = { kind: undefined, cursor: undefined }
  const [open, own] = await Promise.all([
    loadList(search, { context, url }, { start: { q: '' }, ...(isOwn ? { with: unset } : {}) }),
    visitor && url.searchParams.get('q')
      ? loadList(
          searchOwn,
          { context, url },
          isOwn
            ? { start: { q: '' }, with: { kind: undefined }, keep: ['kind'] }
            : { start: { q: '' }, with: { ...unset, each: '3' } },
        )
      : null,
  ])
  return { open, own, isOwn: isOwn && own !== null }
}

export const action = formAction(alertForms)

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const q = (loaderData as Data | undefined)?.open.query.chosen.q
  return [
    { title: titled(q ? `${words.title}: ${q}` : words.title) },
    { name: 'robots', content: 'noindex, follow' },
  ]
}

type Data = Route.ComponentProps['loaderData']

export default function SearchPage({ loaderData, actionData }: Route.ComponentProps) {
  const { open, isOwn } = loaderData
  const { q } = open.query.chosen
  const isFound = open.items.length > 0
  useEffect(() => {
    if (isFound) noteSearch(q)
  }, [q, isFound])
  const chosen: Chosen = { ...open.query.filter, q, ...(isOwn ? { kind: ownTab } : {}) }
  return (
    <div className="page grid grid-cols-1 gap-5 py-6 md:py-8">
      <Head {...loaderData} />
      {q === '' ? null : <Tabs data={loaderData} chosen={chosen} />}
      {q === '' ? null : (
        <div className="grid grid-cols-1 items-start gap-x-6 gap-y-5 lg:grid-cols-[15rem_minmax(0,1fr)]">
          <Narrowing facets={isOwn ? [] : open.facets} chosen={chosen} />
          <section aria-label={words.results} className="grid min-w-0 grid-cols-1 gap-4 lg:col-start-2">
            <Results data={loaderData} chosen={chosen} answer={answerFor(actionData, 'alert')} />
          </section>
        </div>
      )}
    </div>
  )
}

function Head({ open: { corrected, query } }: Data) {
  const { q } = query.chosen
  return (
    <header className="grid grid-cols-1 gap-4">
      <div>
        {q ? (
          <h1 className="text-26 font-display md:text-28">
            {words.results} «<bdi dir={titleDirection(corrected ?? q)}>{corrected ?? q}</bdi>»
          </h1>
        ) : (
          <h1 className="text-26 font-display md:text-28">{words.title}</h1>
        )}
        {q && corrected ? (
          <p className="pt-1 text-15 text-muted">
            برای «<bdi dir={titleDirection(q)}>{q}</bdi>» نتیجه‌ای پیدا نشد؛ نتایج «
            <bdi dir={titleDirection(corrected)}>{corrected}</bdi>» را می‌بینید.
          </p>
        ) : null}
        {q ? null : <p className="pt-1 text-15 text-muted">{words.ask}</p>}
      </div>
      {/* A phone has no field in its header. */}
      <div className="flex md:hidden">
        <HeaderSearch />
      </div>
    </header>
  )
}

const titleOf: ReadonlyMap<string, string> = new Map(Object.entries(groupWords))

/** A tab for each kind that was found, the courses and one's own first. */
function Tabs({ data: { open, own }, chosen }: { data: Data; chosen: Chosen }) {
  const all = open.kinds.reduce((sum, { count }) => sum + count, 0)
  const mine = own?.kinds.reduce((sum, { count }) => sum + count, 0) ?? 0
  const { q, kind, ...traits } = chosen
  const found = open.kinds.map((one) => ({ ...one, label: groupWords[one.kind] }))
  const isThere = kind === undefined || kind === ownTab || found.some((one) => one.kind === kind)
  const tabs = [
    { kind: undefined, label: words.all, count: all },
    ...found.filter((one) => one.kind === 'course'),
    { kind: ownTab, label: words.own, count: mine },
    ...found.filter((one) => one.kind !== 'course'),
    ...(isThere ? [] : [{ kind, label: titleOf.get(kind) ?? kind, count: 0 }]),
  ].filter((tab) => tab.count > 0 || tab.kind === kind)
  if (tabs.every(({ count }) => count === 0)) return null
  return (
    <TabLinks
      label={words.kinds}
      still
      links={tabs.map((tab) => ({
        to: searchAddress({ q, kind: tab.kind, ...(tab.kind === ownTab ? {} : traits) }),
        here: tab.kind === kind,
        title: (
          <>
            {tab.label} <span className="text-14">{formatNumber(tab.count)}</span>
          </>
        ),
      }))}
    />
  )
}

function Narrowing({ facets, chosen }: { facets: Data['open']['facets']; chosen: Chosen }) {
  const isEmpty = facets.every(({ choices }) => choices.every(({ count }) => count === 0))
  if (isEmpty || (chosen.kind !== undefined && chosen.kind !== 'course')) return null
  const links = <SearchFacets facets={facets} chosen={chosen} />
  return (
    <>
      <aside
        aria-label={words.narrow}
        className="hidden rounded-card border border-line bg-surface p-4.5 lg:block"
      >
        {links}
      </aside>
      <details suppressHydrationWarning className="rounded-card border border-line bg-surface lg:hidden">
        <summary className="flex min-h-12 cursor-pointer items-center gap-3 px-4 text-15 font-label">
          <Icon of={SlidersHorizontal} />
          {words.narrow}
        </summary>
        <div className="border-t border-line p-4">{links}</div>
      </details>
    </>
  )
}

interface ResultsProps {
  readonly data: Data
  readonly chosen: Chosen
  readonly answer: FormAnswer | undefined
}

function Results({ data: { open, own, isOwn }, chosen, answer }: ResultsProps) {
  const page: ListPage<FoundItem> =
    isOwn && own ? own : { ...open, items: withOwn(open, chosen.kind ? null : own) }
  return (
    <PagedRows
      page={page}
      label={words.results}
      order={words.order}
      empty={<NothingFound chosen={chosen} fields={open.fields} isOwn={isOwn} answer={answer} />}
    >
      {(items) => (
        <List label={words.results}>
          {items.map((item, at) => (
            <FoundRow key={`${item.kind} ${item.id}`} item={item} soon={at < 3} />
          ))}
        </List>
      )}
    </PagedRows>
  )
}

/** On the first page, two of one's own behind the best result of all. */
function withOwn({ items, query }: Data['open'], own: Data['own']): readonly FoundItem[] {
  const isNarrowed = Object.keys(query.filter).some((name) => name !== 'q')
  if (!own || query.cursor !== null || isNarrowed) return items
  const mine = own.items.filter(({ kind }) => kind !== 'learning').slice(0, 2)
  return [...items.slice(0, 1), ...mine, ...items.slice(1)]
}
