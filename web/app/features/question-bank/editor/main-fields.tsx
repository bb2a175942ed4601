import type { Question, QuestionKindName } from '@arvand/contracts/questions'
import { moveQuestions } from '@arvand/contracts/teacher/questions'
import { useState } from 'react'
import { call } from '../../../api/browser.ts'
import { attemptAloud } from '../../../api/error-catalogue.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { namedKindOf, questionKinds } from '../../questions/index.ts'
import { DecimalField } from '../fields/decimal-field.tsx'
import { type Category, categoryOptions } from '../list/categories.ts'
import { categoryWords, editorWords as words } from '../words.ts'
import { TagsField } from './tags-field.tsx'

interface MainFieldsProps {
  readonly questionId: string
  readonly question: Question
  readonly tags: readonly string[]
  readonly categoryId: string | null
  readonly categories: readonly Category[]
  readonly knownTags: readonly string[]
  readonly onKind: (kind: QuestionKindName) => void
  readonly onPoints: (points: number) => void
}

/** Kind, points, category and tags. The last two belong to the question itself, not to its draft, and are stored at once. */
export function MainFields(props: MainFieldsProps) {
  const { questionId, question, categories, onKind, onPoints } = props
  const [categoryId, setCategoryId] = useState(props.categoryId)
  const move = async (to: string | null) => {
    const before = categoryId
    setCategoryId(to)
    const moved = call(moveQuestions, { questionIds: [questionId], categoryId: to })
    const { answer } = await attemptAloud(moved)
    if (answer) showToast({ tone: 'success', text: words.categoryMoved })
    else setCategoryId(before)
  }
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <SelectField
        name="kind"
        label={words.kind}
        options={questionKinds.map(({ kind }) => ({ value: kind, label: namedKindOf(kind).label }))}
        value={question.kind}
        onChange={({ target }) => {
          const found = questionKinds.find(({ kind }) => kind === target.value)
          if (found) onKind(found.kind)
        }}
      />
      <DecimalField
        name="points"
        label={words.points}
        value={question.points / 100}
        least={0}
        most={1000}
        onNumber={(points) => onPoints(Math.round(points * 100))}
      />
      <SelectField
        name="categoryId"
        label={words.category}
        placeholder={categoryWords.loose}
        options={categoryOptions(categories)}
        value={categoryId ?? ''}
        onChange={({ target }) => void move(target.value || null)}
      />
      <TagsField questionId={questionId} tags={props.tags} known={props.knownTags} />
    </div>
  )
}
