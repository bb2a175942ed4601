import { formatNumber } from '@arvand/persian/numbers'
import { type ReactNode, useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { RichText } from '../rich-text/index.ts'
import type { AnswerProps } from './question-kind.ts'
import { questionKindOf } from './question-kinds.ts'
import { answerWords as words } from './words.ts'

interface ViewProps extends Omit<AnswerProps, 'labelledBy'> {
  /** What stands above the text; the points when left out, nothing when null. */
  readonly note?: ReactNode
  /** Between the text and the fields: hints. */
  readonly help?: ReactNode
}

/** A question and the fields of its answer. It knows neither a bank nor an exam. */
export function AskedQuestionView({ note, help, ...props }: ViewProps) {
  const { asked, value, onChange, disabled, pictures, links } = props
  const textId = useId()
  const { Answer, isInText } = questionKindOf(asked.kind)
  const sound = asked.soundId ? links[asked.soundId] : undefined
  return (
    <div className="@container grid grid-cols-1 gap-4">
      {note === null ? null : (
        <p className="text-14 text-muted">{note ?? words.points(formatNumber(asked.points / 100))}</p>
      )}
      {isInText ? null : (
        <div id={textId} className="text-18 font-label leading-[1.9]">
          <RichText text={asked.text} files={pictures} idPrefix={`${asked.id}-`} />
        </div>
      )}
      {sound ? (
        // biome-ignore lint/a11y/useMediaCaption: a listening question asks for what its captions would tell
        <audio controls preload="metadata" src={sound} aria-label={words.sound} className="w-full max-w-lg" />
      ) : null}
      {help}
      <Answer {...props} labelledBy={textId} />
      {value !== null && !disabled ? (
        <p>
          <Button
            type="button"
            variant="quiet"
            size="compact"
            className="-ms-4"
            onClick={() => onChange(null)}
          >
            {words.clear}
          </Button>
        </p>
      ) : null}
    </div>
  )
}
