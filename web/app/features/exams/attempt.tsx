import { showAttempt } from '@arvand/contracts/panel/exams'
import { useEffect } from 'react'
import { callerOf } from '../../api/page.ts'
import { serverContext } from '../../contexts.ts'
import type { Handle } from '../../handle.ts'
import { titled } from '../../shell/site.ts'
import { withFormulas } from '../rich-text/index.server.ts'
import type { Route } from './+types/attempt'
import { attemptPlace, written } from './attempt/attempt-data.ts'
import { Preparing } from './attempt/preparing.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { visitor, settings } = serverContext(context)
  const { attempt, ...shown } = await callerOf(context)(showAttempt, { attemptId: params.attemptId })
  return {
    shown: { ...shown, attempt: withFormulas(attempt) },
    personId: visitor?.id ?? '',
    bases: settings.bases,
  }
}

export const handle = { hydrate: 'alone' } satisfies Handle

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(loaderData?.shown.exam.title ?? '') },
]

/** What the server draws of an attempt; its own script draws the rest (`attempt/begin-attempt.tsx`). */
export default function AttemptPage({ loaderData }: Route.ComponentProps) {
  // Only where the router of another page came here: this page is a document of its own.
  useEffect(() => window.location.reload(), [])
  return (
    <>
      <div id={attemptPlace.page}>
        <Preparing title={loaderData.shown.exam.title} />
      </div>
      <script
        type="application/json"
        id={attemptPlace.data}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without an opening bracket of an element
        dangerouslySetInnerHTML={{ __html: written(loaderData) }}
      />
    </>
  )
}
