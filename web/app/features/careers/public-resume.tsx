import { showPublicResume } from '@arvand/contracts/home/careers'
import { callerOf } from '../../api/page.ts'
import type { Handle } from '../../handle.ts'
import { titled } from '../../shell/site.ts'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/link.tsx'
import type { Route } from './+types/public-resume'
import { ResumePaper } from './resume-paper.tsx'
import { publicResumeWords as words } from './words.ts'

export const handle = {} satisfies Handle

export const loader = async ({ context, params: { handle: of } }: Route.LoaderArgs) => ({
  ...(await callerOf(context)(showPublicResume, { handle: of })),
  of,
})

/** Whoever has the link may read it; search engines have no business here. */
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(words.title(loaderData?.resume.name ?? '')) },
  { name: 'robots', content: 'noindex' },
]

/** The résumé of a person, with the parts that they made public. */
export default function PublicResume({ loaderData: { resume, of } }: Route.ComponentProps) {
  return (
    <div className="page grid max-w-3xl grid-cols-1 gap-5 py-7 md:py-10">
      <h1 className="text-26 font-display wrap-anywhere md:text-32">{words.title(resume.name)}</h1>
      <p>
        <TextLink to={`/u/${of}`} alone className="inline-flex min-h-11 items-center text-15">
          {words.person}
        </TextLink>
      </p>
      <Card title={words.resume}>
        <ResumePaper resume={resume} />
      </Card>
    </div>
  )
}
