import { useVisitor } from '../../shell/use-root.ts'

/** The page of a person, for managers who may open it. */
export function usePersonPath(): (personId: string) => string | undefined {
  const scopes = useVisitor()?.scopes ?? []
  return (personId) => (scopes.includes('people') ? `/manage/people/${personId}` : undefined)
}
