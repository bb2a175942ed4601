import { askPoll } from '@arvand/contracts/panel/polls'
import { formatNumber } from '@arvand/persian/numbers'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FormContext, noForm } from '../../ui/form-state.ts'
import { TextField } from '../../ui/text-field.tsx'
import { pollWords as words } from './poll-words.ts'

const most = 6

/** A host's question with two to six choices; empty ones are left out. */
export function AskPollForm({ answer }: { readonly answer: FormAnswer | undefined }) {
  const [count, setCount] = useState(2)
  const wrong = answer?.fields?.choices
  return (
    <ActionForm intent="ask" to={askPoll} answer={answer} submit={words.ask} button={{ size: 'compact' }}>
      <TextField name="question" label={words.question} autoComplete="off" />
      <fieldset className="grid gap-3">
        <legend className="mb-2 text-15 font-label">{words.choices}</legend>
        {/* All have one name, so that the form around has no text and no sentence for each. */}
        <FormContext value={noForm}>
          {Array.from({ length: count }, (_, at) => (
            <TextField
              // biome-ignore lint/suspicious/noArrayIndexKey: a choice is its place
              key={at}
              name="choices"
              id={`choice-${at + 1}`}
              label={words.choice(formatNumber(at + 1))}
              maxLength={120}
              autoComplete="off"
              required={at < 2}
              error={at === 0 ? wrong : undefined}
            />
          ))}
        </FormContext>
        {count < most ? (
          <Button
            type="button"
            variant="quiet"
            size="compact"
            icon={Plus}
            onClick={() => setCount(count + 1)}
          >
            {words.addChoice}
          </Button>
        ) : null}
      </fieldset>
      <div>
        <Checkbox name="isMultiple">{words.isMultiple}</Checkbox>
        <Checkbox name="isAnonymous" defaultChecked>
          {words.isAnonymous}
        </Checkbox>
      </div>
    </ActionForm>
  )
}
