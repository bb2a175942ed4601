import { ChevronDown } from 'lucide-react'
import type { Handle } from '../../handle.ts'
import { titled } from '../../shell/site.ts'
import { Icon } from '../../ui/icon.tsx'
import { ButtonLink, TextLink } from '../../ui/link.tsx'
import { PartList } from '../../ui/part-list.tsx'
import { questions } from './texts/questions.ts'
import { helpWords as words } from './words.ts'

export const handle = { cache: { tags: ['about'] } } satisfies Handle

/** Schema.org data by which search engines show questions with their answers. */
const faq = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions
    .flatMap(({ answered }) => answered)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
}

export const meta = () => [
  { title: titled(words.title) },
  { name: 'description', content: words.summary },
  { 'script:ld+json': faq },
]

export default function Help() {
  return (
    <div className="page py-8 md:py-14">
      <h1 className="text-28 font-display md:text-40">{words.title}</h1>
      <p className="pt-4 text-17 text-muted md:text-18">{words.summary}</p>
      <div className="grid gap-x-16 gap-y-8 pt-8 md:pt-12 lg:grid-cols-[15rem_minmax(0,46rem)]">
        <PartList parts={questions} />
        <div className="grid gap-10">
          {questions.map(({ id, heading, answered }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} className="scroll-mt-6 text-21 font-heading md:text-26">
                {heading}
              </h2>
              <div className="divide-y divide-line pt-3">
                {answered.map((one) => (
                  <Question key={one.question} {...one} />
                ))}
              </div>
            </section>
          ))}
          <p className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-line bg-surface p-5 md:p-6">
            <span className="flex-1 basis-52 text-17 font-title">{words.notFound}</span>
            <ButtonLink to="/contact" variant="soft">
              {words.write}
            </ButtonLink>
          </p>
        </div>
      </div>
    </div>
  )
}

/** One question that opens to its answer. Plain HTML: it needs no script, and a search in the page opens it. */
function Question({ question, answer, link }: (typeof questions)[number]['answered'][number]) {
  return (
    <details className="group">
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 rounded-small py-3 font-label hover:text-primary-700">
        {question}
        <Icon of={ChevronDown} size={18} className="shrink-0 text-muted group-open:rotate-180" />
      </summary>
      <div className="grid gap-2 pb-5">
        <p className="text-15 text-muted">{answer}</p>
        {link ? (
          <p>
            <TextLink to={link.to}>{link.label}</TextLink>
          </p>
        ) : null}
      </div>
    </details>
  )
}
