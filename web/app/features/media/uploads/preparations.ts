import { showFile } from '@arvand/contracts/panel/media'
import { call } from '../../../api/browser.ts'
import { hearLive } from '../../../api/live-messages.ts'
import { attempt } from '../../../api/refusal.ts'
import { changeUpload, findUpload } from './upload-list.ts'

const pollMs = 10_000

interface Preparing {
  readonly state: 'waiting' | 'working' | 'failed'
  readonly percent: number
  readonly trouble: string | null
}

/** Follows the preparation of an uploaded file by live messages, and by polling in case the live connection is cut. */
export function followPreparation(key: string, fileId: string): void {
  const ask = async () => {
    if (!findUpload(key)) return stop()
    const { answer, refusal } = await attempt(call(showFile, { fileId }))
    if (answer) show(answer.file.preparing)
    else if (refusal.status === 404) show(null)
  }
  const show = (preparing: Preparing | null) => {
    if (preparing && preparing.state !== 'failed') {
      changeUpload(key, { state: 'preparing', percent: preparing.percent })
      return
    }
    const trouble = preparing ? (preparing.trouble ?? '') : null
    changeUpload(key, { state: 'done', percent: null, trouble })
    stop()
  }
  const hear = (payload: unknown) => {
    const told = (payload ?? {}) as { fileId?: unknown; state?: unknown; percent?: unknown }
    if (told.fileId !== fileId) return
    if (told.state === 'working' && typeof told.percent === 'number')
      changeUpload(key, { state: 'preparing', percent: told.percent })
    else void ask()
  }
  const stopHearing = hearLive('media', hear, () => void ask())
  const polling = window.setInterval(() => void ask(), pollMs)
  function stop() {
    window.clearInterval(polling)
    stopHearing()
  }
  void ask()
}
