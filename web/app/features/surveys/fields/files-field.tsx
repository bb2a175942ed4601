import type { QuestionOf } from '@arvand/contracts/surveys'
import { localDigits } from '@arvand/persian/digits'
import { Field, type FieldWords, useTies } from '../../../ui/field.tsx'
import { UploadField } from '../../media/index.ts'
import { fieldWords } from '../words.ts'

export interface FilesFieldProps {
  readonly question: QuestionOf<'file'>
  readonly words: FieldWords
  readonly value: readonly string[]
  /** Of files that were uploaded before, by id. */
  readonly names: Readonly<Record<string, string>>
  readonly onChange: (value: string[]) => void
}

/** Files as an answer; filling the last field adds one more, up to the limit. */
export default function FilesField({ question, words, value, names, onChange }: FilesFieldProps) {
  const ties = useTies(words)
  const places = Math.min(question.mostFiles, value.length + 1)
  return (
    <Field words={words} ties={ties} group>
      <div className="grid gap-3">
        {Array.from({ length: places }, (_, place) => {
          const id = value[place]
          return (
            <UploadField
              // An empty field below the files becomes a new one when it is filled.
              key={id ?? 'next'}
              name={question.id}
              use="survey"
              label={fieldWords.file(localDigits(place + 1))}
              limits={fieldWords.fileLimits}
              defaultFile={id ? { id, name: names[id] ?? fieldWords.file(localDigits(place + 1)) } : null}
              onKept={(file) =>
                onChange(file ? [...new Set([...value, file.id])] : value.filter((one) => one !== id))
              }
            />
          )
        })}
      </div>
    </Field>
  )
}
