import { z } from 'zod'
import { assignmentContent } from '#pure/courses'
import { holder } from '../../xml-holder.ts'
import { joined } from '../joined-text.ts'
import type { Activity, Given } from './activity.ts'
import { readRubric } from './read-rubric.ts'
import { many, root, text, whole } from './xml.ts'

const plugin = z.object({ plugin: text, subtype: text, name: text, value: text })
const assign = root('assign', {
  name: text,
  intro: text,
  activity: text,
  grade: whole,
  duedate: whole,
  cutoffdate: whole,
  allowsubmissionsfromdate: whole,
  timelimit: whole,
  teamsubmission: whole,
  plugin_configs: holder({ plugin_config: many(plugin) }),
})

/** An assignment with its rubric, when it is marked by one. */
export async function readAssignment(activity: Activity): Promise<Given> {
  const read = await activity.read('assign.xml', assign)
  if (!read) return 'damaged'
  const { files } = activity
  const { name, intro, grade, plugin_configs } = read.found
  const body = joined(
    await activity.html(intro, files.area(read.context, 'mod_assign', 'intro')),
    // Since Moodle 4 the instructions are a text apart from the description.
    await activity.html(read.found.activity, files.area(read.context, 'mod_assign', 'activityattachment')),
  )
  for (const file of files.area(read.context, 'mod_assign', 'introattachment')) await activity.attach(file)
  const setting = (what: string, named: string) =>
    plugin_configs.plugin_config.find(
      (one) => one.plugin === what && one.subtype === 'assignsubmission' && one.name === named,
    )?.value
  const takes = (what: string) => setting(what, 'enabled') === '1'
  const texts = takes('onlinetext')
  leaveOthers(activity, read.found)
  return [
    {
      title: name,
      content: assignmentContent({
        body,
        attachments: activity.attachments,
        accepts: texts === takes('file') ? 'both' : texts ? 'text' : 'files',
        mostFiles: Math.min(
          10,
          Math.max(1, Number.parseInt(setting('file', 'maxfilesubmissions') ?? '3', 10) || 3),
        ),
        dueAt: dueAt(read.found),
        rubric: await readRubric(activity, name),
        // In Moodle a grade below zero is the id of a scale, so there are no points.
        ...(grade > 0 ? { points: Math.min(grade, 1000) } : {}),
      }),
    },
  ]
}

interface Dates {
  readonly duedate: number
  readonly cutoffdate: number
}

// The last second of the year 9999: later instants have no four-digit year, so they are taken as no date.
const lastSecond = 253_402_300_799

/** Moodle's instants are seconds, and zero means none. Without a due date the cut-off date counts. */
function dueAt({ duedate, cutoffdate }: Dates): string | null {
  const at = duedate > 0 ? duedate : cutoffdate
  return at > 0 && at <= lastSecond ? new Date(at * 1000).toISOString() : null
}

/** Reports settings that assignments here do not have: work after the cut-off date is accepted and marked as late. */
function leaveOthers(
  activity: Activity,
  found: Dates & {
    readonly name: string
    readonly allowsubmissionsfromdate: number
    readonly timelimit: number
    readonly teamsubmission: number
  },
): void {
  if (found.allowsubmissionsfromdate > 0) activity.leave(found.name, 'start-lost')
  if (found.cutoffdate > 0) activity.leave(found.name, 'late-taken')
  if (found.timelimit > 0) activity.leave(found.name, 'time-limit-lost')
  if (found.teamsubmission > 0) activity.leave(found.name, 'groups-lost')
}
