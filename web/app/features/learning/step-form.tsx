import { Check } from 'lucide-react'
import { Form } from 'react-router'
import type { BodyProps } from '../../lesson-kind.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { learnWords as words } from './words.ts'

interface StepFormProps {
  readonly step: number
  readonly done: boolean
  /** «خواندم» */
  readonly take: string
  /** «خوانده شد» */
  readonly taken: string
  readonly onTake: () => void
}

/** A button that completes a step: at once with JavaScript, by the page's action without it. */
export function StepForm({ step, done, take, taken, onTake }: StepFormProps) {
  if (done)
    return (
      <span role="status" className="inline-flex min-h-11 items-center gap-2 text-15 font-label text-success">
        <Icon of={Check} size={18} />
        {taken}
      </span>
    )
  return (
    <Form
      method="post"
      preventScrollReset
      onSubmit={(event) => {
        event.preventDefault()
        onTake()
      }}
    >
      <input type="hidden" name="intent" value="step" />
      <input type="hidden" name="step" value={step} />
      <Button variant="soft" size="compact" icon={Check}>
        {take}
      </Button>
    </Form>
  )
}

/** «دیدم»: completes the only step of a lesson whose progress cannot be measured. */
export function SeenForm({ told }: Pick<BodyProps, 'told'>) {
  return (
    <StepForm
      step={1}
      done={told.stepsDone.includes(1)}
      take={words.seen}
      taken={words.seenDone}
      onTake={() => told.step(1)}
    />
  )
}
