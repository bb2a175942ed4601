import { useEffect, useState } from 'react'
import { pageIdOf } from './page-id.ts'

/** The same for a form; undefined until the page has come alive. */
export function usePageId(sessionId: string): string | undefined {
  const [pageId, setPageId] = useState<string>()
  useEffect(() => setPageId(pageIdOf(sessionId)), [sessionId])
  return pageId
}
