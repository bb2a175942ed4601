import type { ExamsDeps } from '../deps.ts'

/** Cache tags of the public pages of exams and of groups of sample questions. */
const tags = { exams: 'exams', groups: 'sample-questions' } as const

/** Does this, and drops the cached pages that may show it. */
export async function droppingPages<Told>(
  { pages }: Pick<ExamsDeps, 'pages'>,
  of: keyof typeof tags,
  act: Promise<Told>,
): Promise<Told> {
  const told = await act
  void pages.drop([tags[of]])
  return told
}
