import type { Criterion } from '@arvand/contracts/lesson-content'
import { z } from 'zod'
import { newId } from '#platform/ids'
import type { Activity, Given } from './activity.ts'
import { root } from './read-page.ts'
import { holder, many, text, whole } from './xml.ts'

const plugin = z.object({ plugin: text, subtype: text, name: text, value: text })
const assign = root('assign', {
  name: text,
  intro: text,
  grade: whole,
  plugin_configs: holder({ plugin_config: many(plugin) }),
})

/** An assignment with its rubric, when it is marked by one. */
export async function readAssignment(activity: Activity): Promise<Given> {
  const read = await activity.read('assign.xml', assign)
  if (!read) return 'damaged'
  const { files } = activity
  const { name, intro, grade, plugin_configs } = read.found
  const body = await activity.text(intro, files.area(read.context, 'mod_assign', 'intro'))
  for (const file of files.area(read.context, 'mod_assign', 'introattachment')) await activity.attach(file)
  const takes = (what: string) =>
    plugin_configs.plugin_config.some(
      (one) =>
        one.plugin === what &&
        one.subtype === 'assignsubmission' &&
        one.name === 'enabled' &&
        one.value === '1',
    )
  const texts = takes('onlinetext')
  return [
    {
      title: name,
      content: {
        kind: 'assignment',
        body,
        attachments: activity.attachments,
        accepts: texts === takes('file') ? 'both' : texts ? 'text' : 'files',
        mostFiles: 3,
        dueDays: null,
        dueAt: null,
        rubric: await readRubric(activity),
        // A scale instead of points is a number below zero there.
        points: grade > 0 ? Math.min(grade, 1000) : 20,
      },
    },
  ]
}

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

async function readRubric(activity: Activity): Promise<Criterion[]> {
  const areas = (await activity.read('grading.xml', grading))?.areas.area ?? []
  const definitions = areas
    .filter(({ activemethod }) => activemethod === 'rubric')
    .flatMap(({ definitions: { definition } }) => definition)
  const criteria = definitions.flatMap((one) => one.plugin_gradingform_rubric_definition.criteria.criterion)
  return criteria
    .toSorted((a, b) => a.sortorder - b.sortorder)
    .filter(({ levels }) => levels.level.length >= 2)
    .slice(0, 12)
    .map(({ description, levels }) => ({
      id: newId(),
      title: lineOf(description, 160),
      levels: levels.level
        .map(({ score, definition }) => ({
          id: newId(),
          title: lineOf(definition, 120),
          points: Math.min(1000, Math.max(0, Math.round(Number(score) || 0))),
        }))
        .toSorted((a, b) => a.points - b.points)
        .slice(0, 6),
    }))
}

/** Words of a rubric are HTML or plain; only the words are kept. */
const lineOf = (text: string, most: number): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, most) || '…'
