import type { Question } from '@arvand/contracts/questions'
import { bankKindOf } from '../bank-kinds.ts'
import { TextEditor } from '../fields/text-editor.tsx'
import { fieldWords, editorWords as words } from '../words.ts'

interface TextProps {
  readonly question: Question
  readonly revision: number
  readonly onChange: (part: Partial<Question>) => void
}

/** The text of the question; for a cloze with the answers in it. */
export function QuestionTextField({ question, revision, onChange }: TextProps) {
  const { inText } = bankKindOf(question.kind)
  return (
    <div className="grid grid-cols-1 gap-2">
      <TextEditor
        // Another kind may write its text in another way.
        key={inText ? question.kind : 'plain'}
        label={words.text}
        value={inText ? inText.toWritten(question) : question.text}
        revision={revision}
        onChange={(text) => onChange(inText ? inText.fromWritten(text, question) : { text })}
      />
      {inText ? (
        <div className="text-14 text-muted">
          <p>{inText.hint}</p>
          <ul aria-label={fieldWords.insertBlank} className="grid grid-cols-1 gap-1 pt-1">
            {inText.samples.map(({ code, note }) => (
              <li key={code} className="flex flex-wrap items-center gap-x-3">
                <code className="rounded-small bg-sunken px-2 py-0.5 text-ink">
                  <bdi>{code}</bdi>
                </code>
                {note}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  )
}
