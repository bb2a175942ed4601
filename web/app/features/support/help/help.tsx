import { helpCategory } from '@arvand/contracts/help'
import { listHelp, searchHelp } from '@arvand/contracts/home/help'
import { callerOf } from '../../../api/page.ts'
import { serverContext } from '../../../contexts.ts'
import type { Handle } from '../../../handle.ts'
import { titled } from '../../../shell/site.ts'
import { TextLink } from '../../../ui/link.tsx'
import { PartList } from '../../../ui/part-list.tsx'
import { SearchForm } from '../../../ui/search-form.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import type { Route } from './+types/help'
import { HelpList, WriteToUs } from './help-list.tsx'
import { categories, helpWords as words } from './help-words.ts'

export const handle = { cache: { tags: ['help'], query: ['q'] } } satisfies Handle

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { publicUrl } = serverContext(context).settings
  const call = callerOf(context)
  const q = searchParams.get('q')?.trim().slice(0, 120) ?? ''
  const { items } = q === '' ? await call(listHelp, {}) : await call(searchHelp, { q })
  return { q, items, publicUrl }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { q, items, publicUrl } = loaderData
  return [
    { title: titled(q === '' ? words.title : words.results(q)) },
    { name: 'description', content: words.summary },
    { tagName: 'link', rel: 'canonical', href: `${publicUrl}/help` },
    ...(q === '' && items.length > 0 ? [{ 'script:ld+json': faqOf(items) }] : []),
  ]
}

/** Schema.org data by which search engines show questions with their answers. */
const faqOf = (items: readonly { readonly title: string; readonly summary: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  inLanguage: 'fa',
  mainEntity: items.map(({ title, summary }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: summary },
  })),
})

/** Help articles by category, or those that a search found. */
export default function Help({ loaderData: { q, items } }: Route.ComponentProps) {
  const parts = helpCategory.options.flatMap((id) => {
    const articles = items.filter(({ category }) => category === id)
    return articles.length > 0 ? [{ id, heading: categories[id], articles }] : []
  })
  return (
    <div className="page py-8 md:py-14">
      <h1 className="text-28 font-display md:text-40">{words.title}</h1>
      <p className="pt-4 pb-6 text-17 text-muted md:text-18">{words.summary}</p>
      <SearchForm label={words.search} hint={words.searchHint} go={words.go} wish={q} />
      <div className="grid gap-x-16 gap-y-8 pt-8 md:pt-12 lg:grid-cols-[15rem_minmax(0,46rem)]">
        {q === '' ? (
          <PartList parts={parts} />
        ) : (
          <p>
            <TextLink to="/help">{words.all}</TextLink>
          </p>
        )}
        <div className="grid content-start gap-10">
          {q === '' ? (
            parts.map(({ id, heading, articles }) => (
              <section key={id} aria-labelledby={id}>
                <h2 id={id} className="scroll-mt-6 text-21 font-heading md:text-26">
                  {heading}
                </h2>
                <HelpList articles={articles} label={heading} />
              </section>
            ))
          ) : items.length > 0 ? (
            <section aria-labelledby="results">
              <h2 id="results" className="text-21 font-heading wrap-anywhere">
                {words.results(q)}
              </h2>
              <HelpList articles={items} label={words.results(q)} />
            </section>
          ) : (
            <EmptyState level={2} title={words.nothing}>
              {words.nothingText}
            </EmptyState>
          )}
          {q === '' && parts.length === 0 ? <EmptyState level={2} title={words.empty} /> : null}
          <WriteToUs />
        </div>
      </div>
    </div>
  )
}
