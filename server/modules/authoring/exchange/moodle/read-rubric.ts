import type { Criterion } from '@arvand/contracts/lesson-content'
import { z } from 'zod'
import { newId } from '#platform/ids'
import { holder } from '../../xml-holder.ts'
import type { Activity } from './activity.ts'
import { rubricPoints } from './rubric-points.ts'
import { many, text, whole } from './xml.ts'

const level = z.object({ score: text, definition: text })
const criterion = z.object({ sortorder: whole, description: text, levels: holder({ level: many(level) }) })
const grading = z.object({
  areas: holder({
    area: many(
      z.object({
        activemethod: text,
        definitions: holder({
          definition: many(
            z.object({
              method: text,
              plugin_gradingform_rubric_definition: holder({
                criteria: holder({ criterion: many(criterion) }),
              }),
            }),
          ),
        }),
      }),
    ),
  }),
})

const [mostCriteria, mostLevels] = [12, 6]

/** The rubric of an activity that is marked by one; other ways of marking are reported. */
export async function readRubric(activity: Activity, title: string): Promise<Criterion[]> {
  const areas = (await activity.read('grading.xml', grading))?.areas.area ?? []
  const found = areas.filter(({ activemethod, definitions }) => {
    // Only rubrics can be imported; other marking methods are reported.
    const isOther = activemethod !== '' && activemethod !== 'rubric' && definitions.definition.length > 0
    if (isOther) activity.leave(activemethod, 'unknown-kind')
    return activemethod === 'rubric'
  })
  const definitions = found.flatMap(({ definitions: { definition } }) => definition)
  const criteria = definitions
    .flatMap((one) => one.plugin_gradingform_rubric_definition.criteria.criterion)
    .toSorted((a, b) => a.sortorder - b.sortorder)
  const fits = (one: (typeof criteria)[number], at: number) =>
    at < mostCriteria && one.levels.level.length >= 2
  const rubric = criteria.filter(fits)
  for (const one of criteria)
    if (!rubric.includes(one) || one.levels.level.length > mostLevels)
      activity.leave(lineOf(one.description, 160), 'too-long')
  const levelled = rubric.map(({ description, levels }) => ({
    description,
    levels: levels.level
      .map(({ score, definition }) => ({ definition, score: Number(score) || 0 }))
      .toSorted((a, b) => a.score - b.score)
      .slice(-mostLevels),
  }))
  const { pointsOf, isExact } = rubricPoints(
    levelled.flatMap(({ levels }) => levels.map(({ score }) => score)),
  )
  if (!isExact) activity.leave(title, 'points-rounded')
  return levelled.map(({ description, levels }) => ({
    id: newId(),
    title: lineOf(description, 160),
    levels: levels.map(({ score, definition }) => ({
      id: newId(),
      title: lineOf(definition, 120),
      points: pointsOf(score),
    })),
  }))
}

/** Texts of a rubric are HTML or plain; the tags are removed. */
const lineOf = (text: string, most: number): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, most) || '…'
