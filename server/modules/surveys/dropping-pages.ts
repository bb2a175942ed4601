import type { SurveysDeps } from './deps.ts'

/** Does this, and drops the cached pages of surveys. */
export async function droppingPages<Told>(
  { pages }: Pick<SurveysDeps, 'pages'>,
  act: Promise<Told>,
): Promise<Told> {
  const told = await act
  void pages.drop(['surveys'])
  return told
}
