import { formatNumber, formatPercent } from '@arvand/persian/numbers'
import { CircleCheck } from 'lucide-react'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { RichText } from '../../rich-text/index.ts'
import { statisticsWords as words } from '../words/statistics-words.ts'
import type { QuestionFigures, Statistics } from './doubt-sentences.ts'

/** How often each option was chosen, over all and by the best and the weakest third. */
export function OptionsPart({ statistics: { questions, files } }: { statistics: Statistics }) {
  const withOptions = questions.filter(({ options }) => options.length > 0)
  if (withOptions.length === 0) return null
  const pictures = Object.fromEntries(files.map(({ id, picture }) => [id, picture]))
  return (
    <section aria-labelledby="options" className="grid grid-cols-1 gap-3">
      <div>
        <h2 id="options" className="text-18 font-title">
          {words.options}
        </h2>
        <p className="max-w-[75ch] text-15 text-muted">{words.optionsText}</p>
      </div>
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
        {withOptions.map((question) => (
          <Card
            key={question.questionId}
            level={3}
            title={
              <span className="line-clamp-2 text-16 wrap-anywhere">
                {question.excerpt || words.withoutText}
              </span>
            }
          >
            <ul className="grid gap-4">
              {question.options.map((option) => (
                <OptionItem
                  key={option.optionId}
                  option={option}
                  asked={question.asked}
                  pictures={pictures}
                />
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </section>
  )
}

interface OptionItemProps {
  readonly option: QuestionFigures['options'][number]
  readonly asked: number
  readonly pictures: Parameters<typeof RichText>[0]['files']
}

function OptionItem({ option, asked, pictures }: OptionItemProps) {
  const { optionId, text, percent, chosen, byBest, byWeakest } = option
  const isRight = percent > 0
  const share = asked === 0 ? 0 : (chosen / asked) * 100
  return (
    <li className="grid gap-1.5">
      <div className="flex items-start justify-between gap-3 text-15">
        <RichText text={text} files={pictures ?? {}} idPrefix={`${optionId}-`} />
        {isRight ? (
          <Badge tone="success" icon={CircleCheck}>
            {words.isRight}
          </Badge>
        ) : null}
      </div>
      <div aria-hidden="true" data-track className="h-2 overflow-hidden rounded-full bg-track">
        <div
          data-fill
          className={`h-full rounded-full ${isRight ? 'bg-success' : 'bg-primary-600'}`}
          style={{ inlineSize: `${share}%` }}
        />
      </div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-14 text-muted">
        {chosen === 0 ? (
          <span>{words.nobody}</span>
        ) : (
          <>
            <span>
              {words.chosen(formatNumber(chosen))}
              {asked >= 10 ? (
                <>
                  {' '}
                  (<bdi dir="ltr">{formatPercent(share)}</bdi>)
                </>
              ) : null}
            </span>
            <span className={!isRight && byBest > byWeakest ? 'font-label text-warning' : undefined}>
              {words.best(formatNumber(byBest))} · {words.weakest(formatNumber(byWeakest))}
              {!isRight && byBest > byWeakest ? <span className="block">{words.attracts}</span> : null}
            </span>
          </>
        )}
      </p>
    </li>
  )
}
