import type { OuterChannel } from '@arvand/contracts/panel/notices'
import { preferencesWords as words } from './words.ts'

/** How the switch of a group stands for one channel: all of its types are on, none, or a part of them. */
export type GroupState = 'on' | 'off' | 'some'

/**
 * The choices of the form of preferences. A form does not send a switch that is off, so hidden fields name all of them:
 * `box` each type's, `was` each group's with the state that the page showed. A group's switch that was changed without
 * JavaScript sets all its types; one that was not leaves them as they are.
 */
export function choicesIn(form: FormData) {
  const turned = turnedGroups(form)
  const on = new Set(form.getAll('on'))
  return form.getAll('box').flatMap((box) => {
    const [group = '', kind = '', channel = ''] = String(box).split(' ')
    if (!isChannel(channel)) return []
    return [{ kind, channel, on: turned.get(`${group} ${channel}`) ?? on.has(box) }]
  })
}

function turnedGroups(form: FormData): ReadonlyMap<string, boolean> {
  const on = new Set(form.getAll('group'))
  const turned = new Map<string, boolean>()
  for (const was of form.getAll('was')) {
    const [group, channel, state] = String(was).split(' ')
    const isOn = on.has(`${group} ${channel}`)
    if (isOn !== (state === 'on')) turned.set(`${group} ${channel}`, isOn)
  }
  return turned
}

const isChannel = (text: string): text is OuterChannel => Object.hasOwn(words.channels, text)
