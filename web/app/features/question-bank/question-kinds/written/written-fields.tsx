import type { QuestionOf } from '@arvand/contracts/questions'
import { RubricField } from '../../../assignments/index.ts'
import { NumberField } from '../../../authoring/index.ts'
import type { KindFieldsProps } from '../../bank-kind.ts'
import { fieldWords as words } from '../../words.ts'

const mostWords = 10_000

/** How long an essay may be, and by what it is marked. */
export function EssayFields({ question, onChange }: KindFieldsProps<QuestionOf<'essay'>>) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {(['leastWords', 'mostWords'] as const).map((of) => (
          <NumberField
            key={of}
            name={of}
            label={words[of]}
            description={words.noLimit}
            value={question[of]}
            least={0}
            most={mostWords}
            onNumber={(value) => onChange({ [of]: value ?? 0 })}
          />
        ))}
      </div>
      <RubricField rubric={question.rubric} onRubric={(rubric) => onChange({ rubric })} />
    </>
  )
}

/** How many files may be handed in, and by what they are marked. */
export function FileFields({ question, onChange }: KindFieldsProps<QuestionOf<'file'>>) {
  return (
    <>
      <NumberField
        name="mostFiles"
        label={words.mostFiles}
        value={question.mostFiles}
        least={1}
        most={10}
        onNumber={(mostFiles) => mostFiles && onChange({ mostFiles })}
        className="sm:max-w-60"
      />
      <RubricField rubric={question.rubric} onRubric={(rubric) => onChange({ rubric })} />
    </>
  )
}
