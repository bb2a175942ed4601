import { removeReview, saveReview } from '@arvand/contracts/panel/reviews'
import { Star } from 'lucide-react'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Card } from '../../ui/card.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { reviewsWords as words } from './words.ts'

export interface MyReview {
  readonly stars: number
  readonly text: string
  /** A manager's reason for hiding it; null while everyone can see it. */
  readonly hiddenBecause: string | null
}

interface ReviewFormProps {
  readonly courseId: string
  readonly own: MyReview | null
  readonly whyNot: string | null
  readonly answer: FormAnswer | undefined
}

/** The form of a learner's review; a new one replaces the earlier one. */
export function ReviewForm({ courseId, own, whyNot, answer }: ReviewFormProps) {
  const title = own ? words.change : words.write
  if (whyNot)
    return (
      <Card title={title} level={3}>
        <p className="text-15 text-muted">{whyNot}</p>
        {own ? <p className="pt-2 text-15 whitespace-pre-line">{own.text}</p> : null}
      </Card>
    )
  return (
    <Card title={title} level={3}>
      {own?.hiddenBecause ? (
        <div className="pb-4">
          <Alert tone="warning" title={words.hidden}>
            <p className="whitespace-pre-line wrap-anywhere">{words.hiddenBecause(own.hiddenBecause)}</p>
            <p>{words.mend}</p>
          </Alert>
        </div>
      ) : null}
      <ActionForm
        intent="review"
        to={saveReview}
        answer={answer}
        carry={{ courseId }}
        submit={own ? words.saveAgain : words.save}
        button={{ variant: 'soft' }}
        className="grid gap-4"
      >
        <StarChoice chosen={Number(answer?.values?.stars ?? own?.stars ?? 0)} error={answer?.fields?.stars} />
        <TextArea
          name="text"
          label={words.text}
          description={words.textHint}
          defaultValue={own?.text}
          rows={3}
        />
      </ActionForm>
      {own && !own.hiddenBecause ? (
        <ActionForm
          intent="unreview"
          to={removeReview}
          carry={{ courseId }}
          submit={words.remove}
          button={{ variant: 'quiet', size: 'compact' }}
          className="grid pt-2"
        />
      ) : null}
    </Card>
  )
}

/** Five radio buttons drawn as stars. CSS fills the chosen star and those before it, without JavaScript. */
function StarChoice({ chosen, error }: { chosen: number; error: string | undefined }) {
  return (
    <fieldset className="grid gap-1" aria-invalid={error ? true : undefined}>
      <legend className="text-15 font-label">{words.stars}</legend>
      <div className="flex w-fit">
        {words.starNames.map((name, at) => (
          <label
            key={name}
            title={name}
            className="grid size-11 cursor-pointer place-items-center rounded-control text-edge has-checked:text-star has-checked:[&_svg]:fill-current [&:has(~label_input:checked)]:text-star [&:has(~label_input:checked)_svg]:fill-current has-focus-visible:outline-2 has-focus-visible:outline-primary-600"
          >
            <input
              type="radio"
              name="stars"
              value={at + 1}
              defaultChecked={chosen === at + 1}
              aria-label={name}
              className="sr-only"
            />
            <Star size={28} strokeWidth={1.7} aria-hidden="true" />
          </label>
        ))}
      </div>
      {error ? <p className="text-14 text-danger">{error}</p> : null}
    </fieldset>
  )
}
