import type { Answer } from '@arvand/contracts/endpoint'
import type { showAnswerToMark } from '@arvand/contracts/teacher/exam-marking'
import { formatNumber } from '@arvand/persian/numbers'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { FileLinks } from '../../../ui/file-links.tsx'
import { shownPoints } from '../../marking/index.ts'
import { countWords } from '../../questions/index.ts'
import { RichText } from '../../rich-text/index.ts'
import { markingWords as words } from '../words/marking-words.ts'

interface CardProps {
  readonly shown: Pick<
    Answer<typeof showAnswerToMark>,
    'question' | 'files' | 'most' | 'answer' | 'answerFiles'
  >
}

/** What was asked, as the candidate saw it. */
export function QuestionCard({ shown: { question, files, most } }: CardProps) {
  const pictures = Object.fromEntries(files.map(({ id, picture }) => [id, picture]))
  const sound = files.find(({ id }) => id === question.soundId)?.link
  return (
    <Card
      title={words.question}
      level={3}
      aside={<span className="text-14 text-muted">{words.most(shownPoints(most))}</span>}
    >
      <div className="grid gap-4 text-16 leading-[1.9]">
        <RichText text={question.text} files={pictures} idPrefix={`${question.id}-`} />
        {sound ? (
          // biome-ignore lint/a11y/useMediaCaption: a listening question asks for what its captions would tell
          <audio
            controls
            preload="metadata"
            src={sound}
            aria-label={words.sound}
            className="w-full max-w-lg"
          />
        ) : null}
      </div>
    </Card>
  )
}

/** What was written, with the number of its words, or the files that were sent. */
export function AnswerCard({ shown: { question, answer, answerFiles } }: CardProps) {
  if (question.kind === 'file')
    return (
      <Card title={words.answer} level={3}>
        {answerFiles.length > 0 ? (
          <FileLinks files={answerFiles} label={words.files} />
        ) : (
          <p className="text-15 text-muted">{words.noFiles}</p>
        )}
      </Card>
    )
  const { leastWords = 0, mostWords = 0 } = question
  const count = countWords(answer ?? '')
  const fault =
    count < leastWords
      ? words.tooShort(formatNumber(leastWords))
      : mostWords > 0 && count > mostWords
        ? words.tooLong(formatNumber(mostWords))
        : null
  return (
    <Card
      title={words.answer}
      level={3}
      aside={
        <span className="flex flex-wrap items-center gap-2 text-14 text-muted">
          {words.words(formatNumber(count))}
          {fault && answer ? <Badge tone="warning">{fault}</Badge> : null}
        </span>
      }
    >
      {answer ? (
        <p className="bidi-plain max-w-[70ch] whitespace-pre-wrap wrap-anywhere text-16 leading-loose">
          {answer}
        </p>
      ) : (
        <p className="text-15 text-muted">{words.nothing}</p>
      )}
    </Card>
  )
}
