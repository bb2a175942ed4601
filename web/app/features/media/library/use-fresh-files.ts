import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useUploads } from '../uploads/upload-list.ts'

/** Loads the page's data again when another upload has come, and when it is prepared. */
export function useFreshFiles(): void {
  const { revalidate } = useRevalidator()
  const steps = useUploads().reduce(
    (sum, { fileId, state }) => sum + (fileId === null ? 0 : state === 'done' ? 2 : 1),
    0,
  )
  const seen = useRef(steps)
  useEffect(() => {
    if (steps > seen.current) void revalidate()
    seen.current = steps
  }, [steps, revalidate])
}
