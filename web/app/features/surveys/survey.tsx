import type { Handle } from '../../handle.ts'
import { titled } from '../../shell/site.ts'
import type { Route } from './+types/survey'
import { AnsweredSurvey } from './answered-survey.tsx'
import { loadSurvey } from './load-survey.ts'
import { pageWords as words } from './page-words.ts'

export const handle = { cache: { tags: ['surveys'] }, hydrate: 'now' } satisfies Handle

export const loader = ({ context, params: { slug } }: Route.LoaderArgs) => loadSurvey(context, slug)

/** Who has a link may answer; search engines have no business here. */
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(loaderData?.survey.title ?? words.crumb) },
  { name: 'robots', content: 'noindex' },
]

/** A survey as who has its link answers it. */
export default function SurveyPage({ loaderData }: Route.ComponentProps) {
  const { title, intro } = loaderData.survey
  return (
    <div className="page grid max-w-3xl grid-cols-1 gap-6 py-7 md:py-10">
      <header>
        <h1 className="text-26 font-display wrap-anywhere md:text-32">{title}</h1>
        {intro ? <p className="pt-2 text-16 whitespace-pre-line text-muted">{intro}</p> : null}
      </header>
      <AnsweredSurvey loaded={loaderData} />
    </div>
  )
}
