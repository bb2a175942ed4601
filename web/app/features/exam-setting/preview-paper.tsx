import type { AnswerValue } from '@arvand/contracts/asked-questions'
import type { Answer } from '@arvand/contracts/endpoint'
import type { previewExam } from '@arvand/contracts/teacher/exams'
import { localDigits } from '@arvand/persian/digits'
import { useState } from 'react'
import { Card } from '../../ui/card.tsx'
import { AskedQuestionView } from '../questions/index.ts'
import { previewWords as words } from './words/preview-words.ts'

/** The questions, section by section, numbered through. */
export default function PreviewPaper({ paper }: { paper: Answer<typeof previewExam> }) {
  const { sections, questions, files } = paper
  const [answers, setAnswers] = useState<Readonly<Record<string, AnswerValue>>>({})
  const pictures = Object.fromEntries(files.map(({ id, picture }) => [id, picture]))
  const links = Object.fromEntries(files.map(({ id, link }) => [id, link]))
  const places = new Map(sections.flatMap(({ questionIds }) => questionIds).map((id, at) => [id, at + 1]))
  return (
    <div className="grid max-w-[46rem] grid-cols-1 gap-8">
      {sections.map((section) => (
        <section key={section.id} aria-labelledby={section.id} className="grid grid-cols-1 gap-4">
          <h2 id={section.id} className="text-18 font-title">
            {section.title}
          </h2>
          <ol className="grid grid-cols-1 gap-4">
            {questions
              .filter(({ id }) => section.questionIds.includes(id))
              .map((question) => (
                <li key={question.id}>
                  <Card level={3} title={words.question(localDigits(places.get(question.id) ?? 0))}>
                    <AskedQuestionView
                      asked={question}
                      value={answers[question.id] ?? null}
                      onChange={(value) => setAnswers((now) => ({ ...now, [question.id]: value }))}
                      disabled={false}
                      pictures={pictures}
                      links={links}
                    />
                  </Card>
                </li>
              ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
