import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { ListQuery } from '../api/load-list.ts'
import type { ListFilter } from './filter-bar.tsx'
import { PagedList } from './paged-list.tsx'

const asked: ListQuery = {
  filter: {},
  chosen: {},
  cursor: null,
  cursorName: 'cursor',
  wasInvalid: false,
  now: 0,
}

const search: ListFilter = { kind: 'search', name: 'q', label: 'نام' }
const chips: ListFilter = {
  kind: 'chips',
  name: 'state',
  label: 'وضعیت',
  all: 'همه',
  options: [
    { value: 'open', title: 'باز' },
    { value: 'ended', title: 'بسته' },
  ],
}
const tabs: ListFilter = { ...chips, kind: 'tabs', name: 'part' }
const cohorts: ListFilter = {
  kind: 'select',
  name: 'cohort',
  label: 'گروه',
  all: 'همهٔ گروه‌ها',
  options: [{ value: '1', label: 'یکم' }],
}

/** The list frame around these rows, as the server renders it at `/rows`. */
function drawn(
  items: readonly string[],
  query: Partial<ListQuery> = {},
  filters: readonly ListFilter[] = [search, chips],
  nextCursor: string | null = null,
) {
  const Rows = createRoutesStub([
    {
      path: '/rows',
      Component: () => (
        <PagedList
          page={{ items, nextCursor, query: { ...asked, ...query } }}
          label="ردیف‌ها"
          filters={filters}
          empty={{ title: 'هنوز چیزی نیست' }}
          nothing={{ title: 'چنین ردیفی نیست' }}
          row={(item) => <li key={item}>{item}</li>}
        />
      ),
    },
  ])
  return renderToStaticMarkup(<Rows initialEntries={['/rows']} />).replaceAll('&amp;', '&')
}

/** The addresses of the links with this text. */
const linksOf = (html: string, text: string) =>
  [...html.matchAll(/<a[^>]*href="([^"]*)"[^>]*>(?:<span[^>]*>)?([^<]*)/g)].flatMap(([, to, words]) =>
    words === text ? [to] : [],
  )

test('each way to narrow keeps what the others chose, and starts from the first page', () => {
  const html = drawn(['الف'], { filter: { q: 'x', cohort: '1' }, cursor: 'c' }, [search, cohorts, chips])
  expect(linksOf(html, 'باز')).toEqual(['/rows?q=x&cohort=1&state=open'])
  expect(linksOf(html, 'همه')).toEqual(['/rows?q=x&cohort=1'])
  const form = /<form.*?<\/form>/s.exec(drawn(['الف'], { filter: { q: 'x', state: 'open' } }))?.[0] ?? ''
  expect(form).toContain('value="x"')
  expect(form).toContain('<input type="hidden" name="state" value="open"/>')
})

test('what is chosen is marked, also while the address does not say it', () => {
  const marked = (query: Partial<ListQuery>) =>
    /aria-current="true"[^>]*>([^<]*)/.exec(drawn(['الف'], query, [chips]))?.[1]
  expect(marked({})).toBe('همه')
  expect(marked({ filter: { state: 'ended' } })).toBe('بسته')
  expect(marked({ chosen: { state: 'open' } })).toBe('باز')
})

test('the way on and the way back to the start keep the filter, in the words of one list', () => {
  const html = drawn(['الف'], { filter: { q: 'x' }, cursor: 'c' }, [], 'd')
  expect(linksOf(html, 'صفحهٔ بعد')).toEqual(['/rows?q=x&cursor=d'])
  expect(linksOf(html, 'ابتدای فهرست')).toEqual(['/rows?q=x'])
  expect(html).toContain('aria-label="ادامهٔ ردیف‌ها"')
  expect(drawn(['الف'])).not.toContain('<nav aria-label="ادامهٔ')
})

test('nothing at all is told from nothing for this filter, which can be cleared', () => {
  const empty = drawn([])
  expect(empty).toContain('هنوز چیزی نیست')
  expect(empty).not.toContain('<form')
  const none = drawn([], { filter: { q: 'x' } })
  expect(none).toContain('چنین ردیفی نیست')
  expect(none).toContain('<form')
  expect(linksOf(none, 'دیدن همه')).toEqual(['/rows'])
  const pastTheEnd = drawn([], { cursor: 'c' })
  expect(linksOf(pastTheEnd, 'ابتدای فهرست')).toEqual(['/rows'])
})

test('a part of a list that is empty is no filter to clear, and its tabs stay', () => {
  const html = drawn([], { filter: { part: 'ended' } }, [tabs])
  expect(html).toContain('هنوز چیزی نیست')
  expect(linksOf(html, 'باز')).toEqual(['/rows?part=open'])
})

test('an address that was not understood whole is told', () => {
  expect(drawn(['الف'], { wasInvalid: true })).toContain('role="status"')
  expect(drawn(['الف'])).not.toContain('role="status"')
})

test('a list that a link narrowed to one row has no filters, and leads to all', () => {
  const filter = { onlyId: '1' }
  const html = drawn(['سیب'], { filter }, [search, tabs])
  expect(html).toContain('فقط همین یک مورد نشان داده شده است.')
  expect(html).toContain('href="/rows"')
  expect(html).not.toContain('باز</')
  expect(html).not.toContain('<form')
  // Somebody has decided it in the meantime.
  const gone = drawn([], { filter }, [search, tabs])
  expect(gone).toContain('این مورد دیگر این‌جا نیست')
  expect(gone).toContain('دیدن همه')
})
