import { z } from 'zod'
import { bandOf } from './progress-band.ts'

/** Progress as the specification counts it; `percent` is unrounded and people see it floored. */
export const progress = z.object({
  distinctSteps: z.int(),
  maxStep: z.int(),
  percent: z.number(),
  band: z.enum(['danger', 'warning', 'primary', 'success']),
})
export type Progress = z.output<typeof progress>

/**
 * Percent of distinct steps done (specification, points 4 and 9): each step counts 100 / `maxStep`, at most 100 in
 * all; the band comes from the unrounded value.
 */
export function progressOf(distinctSteps: number, maxStep: number): Progress {
  const percent = maxStep > 0 ? Math.min(100, (distinctSteps * 100) / maxStep) : 0
  return { distinctSteps, maxStep, percent, band: bandOf(percent) }
}
