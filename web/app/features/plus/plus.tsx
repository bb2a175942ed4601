import { listPlans, showPlusCourses } from '@arvand/contracts/home/plus'
import { ChevronDown } from 'lucide-react'
import { callerOf } from '../../api/page.ts'
import { serverContext } from '../../contexts.ts'
import type { Handle } from '../../handle.ts'
import { usePrices } from '../../shell/prices.ts'
import { titled } from '../../shell/site.ts'
import { useVisitor } from '../../shell/use-root.ts'
import { Girih } from '../../ui/girih/girih.tsx'
import { Icon } from '../../ui/icon.tsx'
import { laterPart } from '../../ui/lazy-part.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { NumberedSteps } from '../../ui/numbered-steps.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Route } from './+types/plus'
import { PlanCard } from './plan-card.tsx'
import { cheapestByMonth, savingOf } from './plan-figures.ts'
import { plusWords as words } from './words.ts'

/** Drawn by the server with the page; plain links until it hydrates. */
const PlusCourses = laterPart(() => import('./plus-courses.tsx'))

export const handle = { cache: { tags: ['plus', 'courses'] } } satisfies Handle

export async function loader({ context }: Route.LoaderArgs) {
  const call = callerOf(context)
  const [sold, courses] = await Promise.all([call(listPlans, {}), call(showPlusCourses, {})])
  return {
    plans: sold.items,
    fields: courses.items,
    publicUrl: serverContext(context).settings.publicUrl,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(words.title) },
  { name: 'description', content: words.description },
  ...(loaderData
    ? [
        { tagName: 'link' as const, rel: 'canonical', href: `${loaderData.publicUrl}/plus` },
        { property: 'og:title', content: words.headline },
        { property: 'og:description', content: words.description },
      ]
    : []),
]

export default function Plus({ loaderData: { plans, fields } }: Route.ComponentProps) {
  const { taxToCome } = usePrices()
  const best = cheapestByMonth(plans)
  return (
    <>
      <Hero />
      <section id="plans" aria-labelledby="plans-title" className="page scroll-mt-6 pt-10 md:pt-12">
        <h2 id="plans-title" className="text-21 font-heading md:text-26">
          {words.plans}
        </h2>
        {plans.length === 0 ? (
          <div className="pt-5">
            <EmptyState title={words.noPlans} action={<ButtonLink to="/courses">{words.courses}</ButtonLink>}>
              {words.noPlansText}
            </EmptyState>
          </div>
        ) : (
          <>
            <p className="max-w-[44rem] pt-1 text-15 text-muted">
              {`${taxToCome ? words.taxToCome(taxToCome) : words.withTax} ${words.plansLead}`}
            </p>
            <ul className="grid gap-4 pt-6 md:grid-cols-3 md:gap-6">
              {plans.map((plan) => (
                <li key={plan.id}>
                  <PlanCard plan={plan} saving={savingOf(plan, plans)} isBest={plan.id === best} />
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      <NumberedSteps title={words.how} steps={words.steps} tone="accent" />
      <PlusCourses fields={fields} />
      <Questions />
    </>
  )
}

function Hero() {
  const visitor = useVisitor()
  return (
    <section className="page pt-5 md:pt-7">
      <div className="grid overflow-clip rounded-band bg-band text-on-deep max-md:grid-rows-[6.5rem_auto] md:min-h-64 md:grid-cols-[minmax(0,1fr)_17rem] lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid content-center justify-items-start gap-3 px-5 py-7 md:px-10 md:py-10">
          <h1 className="text-32 font-display md:text-40">{words.headline}</h1>
          <p className="max-w-[36rem] text-16 text-deep-muted md:text-18">{words.lead}</p>
          <p className="flex flex-wrap gap-3 pt-3">
            <ButtonLink to="#plans" variant="on-deep">
              {words.seePlans}
            </ButtonLink>
            {visitor ? (
              <ButtonLink to="/panel/plus" variant="outline-on-deep">
                {words.mine}
              </ButtonLink>
            ) : null}
          </p>
        </div>
        <span className="relative overflow-hidden max-md:row-start-1">
          <Girih slug="plus" category="zafaran" shape="wall" soon className="absolute inset-0 size-full" />
        </span>
      </div>
    </section>
  )
}

function Questions() {
  return (
    <section aria-labelledby="questions" className="page pt-12 md:pt-14">
      <h2 id="questions" className="text-21 font-heading md:text-26">
        {words.questions}
      </h2>
      <div className="mt-5 divide-y divide-line overflow-clip rounded-card border border-line bg-surface">
        {words.answers.map(({ question, answer }) => (
          <details key={question} className="group px-4.5 md:px-6">
            <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 py-3 text-16 font-label">
              {question}
              <Icon of={ChevronDown} className="text-muted transition-transform group-open:rotate-180" />
            </summary>
            <p className="max-w-[44rem] pb-5 text-15 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
