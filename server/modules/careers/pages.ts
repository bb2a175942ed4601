import type { CareersDeps } from './deps.ts'

/** The cache tag of all public pages that show jobs and companies. */
const tag = 'careers'

/** Does this, and drops the cached pages of jobs and companies. */
export async function droppingPages<Told>(
  { pages }: Pick<CareersDeps, 'pages'>,
  act: Promise<Told>,
): Promise<Told> {
  const told = await act
  void pages.drop([tag])
  return told
}
