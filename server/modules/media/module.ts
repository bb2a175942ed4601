import { worker } from '#platform/jobs'
import type { Module } from '#platform/module'
import type { MediaParts } from './parts.ts'
import { prepare } from './preparing/jobs.ts'
import { prepareFile } from './preparing/prepare-file.ts'

/** Files: bringing them in, making other forms of them, giving them out. */
export function mediaModule(parts: MediaParts): Module {
  return {
    name: 'media',
    workers: [worker(prepare, ({ fileId }, signal) => prepareFile(parts, fileId, signal), { atOnce: 1 })],
  }
}
