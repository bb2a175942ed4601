import { useEffect, useMemo, useState } from 'react'
import { drawnFormula, withNodes } from './with-nodes.ts'

type MathmlOf = (tex: string, isBlock: boolean) => string | undefined

/**
 * Draws the formulas of texts that came to the browser by a call, wherever they stand in `value`. The library loads with
 * the first formula; until then its source is shown. Loaders use `withFormulas` instead.
 */
export function useFormulas<Value>(value: Value): Value {
  const [mathmlOf, setMathmlOf] = useState<{ readonly draw: MathmlOf } | null>(null)
  const isNeeded = useMemo(() => JSON.stringify(value ?? null).includes('"tex"'), [value])
  useEffect(() => {
    if (!isNeeded) return
    void loadFormulas().then(
      ({ mathmlOf: draw }) => setMathmlOf({ draw }),
      // Without the library the source of each formula stays, which can be read too.
      () => undefined,
    )
  }, [isNeeded])
  return useMemo(
    () => (isNeeded && mathmlOf ? withNodes(value, (node) => drawnFormula(node, mathmlOf.draw)) : value),
    [value, isNeeded, mathmlOf],
  )
}

/** Loads what draws formulas, before it is needed. */
export const loadFormulas = () => import('./formula-mathml.ts')
