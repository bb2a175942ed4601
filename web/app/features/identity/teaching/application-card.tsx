import type { Answer } from '@arvand/contracts/endpoint'
import type { showTeaching } from '@arvand/contracts/panel/teaching'
import { Alert } from '../../../ui/alert.tsx'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { TimeAgo } from '../../../ui/time-ago.tsx'
import { teachingWords as words } from './words.ts'

type Application = NonNullable<Answer<typeof showTeaching>['application']>

const tones: Record<Application['state'], Tone> = { open: 'accent', accepted: 'success', returned: 'warning' }

/** The last application and the decision about it. */
export function ApplicationCard({ application, now }: { application: Application; now: number }) {
  const { state, field, biography, sentAt, verdictAt, reason } = application
  return (
    <>
      {state === 'returned' && reason ? (
        <Alert tone="warning" title={words.reason}>
          <p>{reason}</p>
          <p>{words.again}</p>
        </Alert>
      ) : null}
      {state === 'open' ? <Alert>{words.waiting}</Alert> : null}
      <Card title={field} aside={<Badge tone={tones[state]}>{words.states[state]}</Badge>}>
        <p className="text-15 whitespace-pre-line">{biography}</p>
        <p className="flex flex-wrap gap-x-5 pt-3 text-14 text-muted">
          <span>
            {words.sentAt} <TimeAgo at={sentAt} now={now} />
          </span>
          {verdictAt ? (
            <span>
              {words.verdictAt} <TimeAgo at={verdictAt} now={now} />
            </span>
          ) : null}
        </p>
      </Card>
    </>
  )
}
