import { type ReviewTopic, reviewTopic } from '@arvand/contracts/course-review'
import { checkReviewTopic } from '@arvand/contracts/panel/manage-courses'
import { formatNumber } from '@arvand/persian/numbers'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { useFetcher, useFormAction } from 'react-router'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { Card } from '../../ui/card.tsx'
import { reviewTopicWords } from '../authoring/index.ts'
import type { Route } from './+types/review'
import { reviewWords as words } from './words.ts'

type Checks = Route.ComponentProps['loaderData']['checks']

const topics: readonly ReviewTopic[] = reviewTopic.options

/** What to look at before the decision; each tick is stored at once and seen by the other managers. */
export function Checklist({ checks }: { checks: Checks }) {
  return (
    <Card
      title={words.checklist}
      aside={
        <span className="text-14 text-muted">
          {words.checked(formatNumber(checks.length), formatNumber(topics.length))}
        </span>
      }
    >
      <ul className="-mx-4 grid">
        {topics.map((topic) => (
          <Topic key={topic} topic={topic} check={checks.find((one) => one.topic === topic)} />
        ))}
      </ul>
    </Card>
  )
}

function Topic({ topic, check }: { topic: ReviewTopic; check: Checks[number] | undefined }) {
  const fetcher = useFetcher<FormAnswer>()
  const page = useFormAction()
  const isChecked = check !== undefined
  return (
    <li>
      <ActionForm
        intent="check"
        to={checkReviewTopic}
        answer={fetcher.data?.error ? fetcher.data : undefined}
        carry={{ topic, isChecked: isChecked ? 'no' : 'yes' }}
        submit={reviewTopicWords[topic]}
        button={{
          variant: 'quiet',
          size: 'compact',
          icon: isChecked ? CircleCheck : CircleDashed,
          'aria-pressed': isChecked,
          title: check ? words.checkedBy(check.by) : undefined,
        }}
        beside={check ? <span className="text-14 text-muted">{check.by}</span> : null}
        className="grid"
        elsewhere={{ page, fetcher }}
      />
    </li>
  )
}
