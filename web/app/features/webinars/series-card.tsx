import { registerForSeries } from '@arvand/contracts/panel/webinars'
import { webinarStateWords } from '@arvand/contracts/state-words/webinars'
import { formatDateTime } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import type { FormAnswer } from '../../api/form-answer.ts'
import { answerFor } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import type { Shown } from './webinar-action.tsx'
import { registrationWords, seriesWords as words } from './words.ts'

interface SeriesCardProps extends Pick<Shown, 'webinar' | 'mine'> {
  readonly answer: FormAnswer | undefined
}

/** The webinars that were made together with this one, and one press that registers for all of them. */
export function SeriesCard({ webinar: { id, series }, mine, answer }: SeriesCardProps) {
  // A visitor is led to sign in by the form itself.
  const left = mine ? mine.seriesLeft : series.filter(({ state }) => state === 'published').length
  return (
    <Card title={words.title(formatNumber(series.length))}>
      <div className="grid gap-4">
        <List label={words.title(formatNumber(series.length))}>
          {series.map((part, at) => (
            <ListRow
              key={part.id}
              {...(part.id === id ? {} : { to: `/webinars/${part.slug}` })}
              title={words.part(formatNumber(at + 1))}
              note={[formatDateTime(part.startsAt, 'long'), ...(part.id === id ? [words.here] : [])].join(
                ' · ',
              )}
              end={
                <Badge tone={part.mine === 'confirmed' ? 'success' : 'neutral'}>
                  {part.mine && part.mine !== 'cancelled'
                    ? registrationWords[part.mine]
                    : webinarStateWords[part.state]}
                </Badge>
              }
            />
          ))}
        </List>
        {left > 1 && !mine?.isHost ? (
          <ActionForm
            intent="registerSeries"
            to={registerForSeries}
            answer={answerFor(answer, 'registerSeries')}
            carry={{ webinarId: id }}
            submit={words.all(formatNumber(left))}
            button={{ variant: 'outline' }}
            className="grid gap-3"
          />
        ) : null}
      </div>
    </Card>
  )
}
