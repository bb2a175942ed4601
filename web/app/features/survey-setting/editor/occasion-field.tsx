import type { SurveyOccasion } from '@arvand/contracts/surveys'
import { useState } from 'react'
import { call } from '../../../api/browser.ts'
import { useList } from '../../../api/use-list.ts'
import { actWords } from '../../../ui/act-words.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { type Desk, surveyCalls } from '../survey-calls.ts'
import { editorWords as words } from '../words.ts'

interface OccasionProps {
  readonly desk: Desk
  readonly surveyId: string
  readonly after: SurveyOccasion | null
  readonly onChange: (after: SurveyOccasion | null) => void
}

type What = keyof typeof words.occasions

/** After what the survey is sent to people by itself; only managers send one after tickets. */
export function OccasionField({ desk, surveyId, after, onChange }: OccasionProps) {
  const [what, setWhat] = useState<What>(after?.what ?? 'none')
  const choices = (Object.keys(words.occasions) as What[]).filter(
    (one) => one !== 'ticket' || desk === 'manage' || after?.what === 'ticket',
  )
  const choose = (chosen: What) => {
    setWhat(chosen)
    // A webinar is the occasion only once it is chosen.
    onChange(chosen === 'ticket' ? { what: 'ticket' } : null)
  }
  return (
    <>
      <SelectField
        name="after"
        label={words.occasion}
        description={words.occasionHint}
        options={choices.map((value) => ({ value, label: words.occasions[value] }))}
        value={what}
        onChange={({ target }) => choose(choices.find((one) => one === target.value) ?? 'none')}
      />
      {what === 'webinar' ? (
        <WebinarField
          desk={desk}
          surveyId={surveyId}
          webinarId={after?.what === 'webinar' ? after.webinarId : ''}
          onChange={(webinarId) => onChange(webinarId ? { what: 'webinar', webinarId } : null)}
        />
      ) : null}
    </>
  )
}

interface WebinarProps extends Pick<OccasionProps, 'desk' | 'surveyId'> {
  readonly webinarId: string
  readonly onChange: (webinarId: string) => void
}

function WebinarField({ desk, surveyId, webinarId, onChange }: WebinarProps) {
  const webinars = useList('webinars', (cursor) => surveyCalls(call, desk).webinars({ surveyId, ...cursor }))
  if (webinars.state === 'failed')
    return (
      <Alert tone="warning" title={words.webinarsFailed}>
        <Button type="button" variant="outline" size="compact" onClick={webinars.retry}>
          {actWords.tryAgain}
        </Button>
      </Alert>
    )
  if (webinars.state === 'loaded' && webinars.items.length === 0) return <Alert>{words.noWebinars}</Alert>
  return (
    <div className="grid gap-3">
      <SelectField
        name="webinarId"
        label={words.webinar}
        placeholder={webinars.state === 'loading' ? words.loadingWebinars : words.chooseWebinar}
        options={webinars.items.map(({ id, title }) => ({ value: id, label: title }))}
        value={webinarId}
        onChange={({ target }) => onChange(target.value)}
      />
      {webinars.hasMore ? (
        <p>
          <Button type="button" variant="outline" size="compact" onClick={webinars.more}>
            {words.olderWebinars}
          </Button>
        </p>
      ) : null}
    </div>
  )
}
