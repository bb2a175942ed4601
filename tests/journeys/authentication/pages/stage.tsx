import { type ReactNode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'

interface Value {
  readonly status: string
  readonly data: unknown
  readonly update: unknown
}

/** The values and functions that a journey may use, through the global `stage`. */
const stage: Record<string, unknown> = { statuses: [] as string[] }

/** The client's options, read from the address. */
export function wishes(): { poll: number; required: boolean } {
  const asked = new URLSearchParams(location.search)
  return { poll: Number(asked.get('poll') ?? 0), required: asked.has('required') }
}

/** Shows who is signed in, and makes the client's functions available to the journey. */
export function show(
  provide: (children: ReactNode) => ReactNode,
  useValue: () => Value,
  functions: Readonly<Record<string, unknown>>,
): void {
  Object.assign(globalThis, { stage: Object.assign(stage, functions) })
  function Status() {
    const { status, data, update } = useValue()
    Object.assign(stage, { data, update })
    useEffect(() => {
      const statuses = stage.statuses as string[]
      if (statuses.at(-1) !== status) statuses.push(status)
    }, [status])
    return <p role="status">{status}</p>
  }
  const root = document.getElementById('root')
  if (root) createRoot(root).render(provide(<Status />))
}
