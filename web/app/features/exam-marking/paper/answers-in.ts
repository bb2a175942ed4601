import type { AnswerValue, AskedQuestion } from '@arvand/contracts/asked-questions'

type Asked = Pick<AskedQuestion, 'id' | 'kind'>

/** The answers of a form that names each field after its question and its kind; those that were left empty are not among them. */
export const answersIn = (form: FormData): { questionId: string; value: AnswerValue }[] =>
  [...new Set(form.keys())].flatMap((name) => {
    const [, kind, questionId = ''] = /^(\w+)-([0-9a-f-]{36})$/.exec(name) ?? []
    const texts = form
      .getAll(name)
      .filter((text) => typeof text === 'string' && text.trim() !== '') as string[]
    const [first] = texts
    if (!kind || first === undefined) return []
    const value = kind === 'multiple' ? texts : kind === 'trueFalse' ? first === 'true' : first
    return [{ questionId, value }]
  })

export const fieldOf = ({ id, kind }: Asked): string => `${kind}-${id}`
