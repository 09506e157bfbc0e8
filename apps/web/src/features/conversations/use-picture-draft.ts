import { messagePictureBucket } from '@kawanusaha/contracts/storage';
import { useEffect, useRef, useState } from 'react';
import { removePicture } from '#lib/pictures/remove-picture.ts';
import { useObjectUrl } from '#lib/pictures/use-object-url.ts';
import type { LinePicture } from './line.ts';
import { conversationMessages as messages } from './messages.ts';

export type PictureDraft = {
  /** An address for the preview; null without a picture. */
  preview: string | null;
  /** How much has been sent, from 0 to 1; null while nothing is on its way. */
  share: number | null;
  problem: string;
  /** The picture once it lies in the bucket. */
  picture: LinePicture | null;
  choose: (file: File) => void;
  retry: () => void;
  remove: () => void;
  /** The line that shows it is on its way: begins anew and leaves the picture where it is. */
  finish: () => void;
};

/** The picture of the next line: uploaded as soon as it is chosen, so that sending takes no time. In: the thread and its writer. */
export function usePictureDraft(threadId: string, userId: string): PictureDraft {
  const [file, setFile] = useState<File | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState('');
  const [picture, setPicture] = useState<LinePicture | null>(null);
  const upload = useRef<AbortController | null>(null);
  const preview = useObjectUrl(file);
  useEffect(() => () => upload.current?.abort(), []);

  const finish = (): void => {
    upload.current?.abort();
    setFile(null);
    setShare(null);
    setProblem('');
    setPicture(null);
  };
  const remove = (): void => {
    if (picture !== null) void removePicture(messagePictureBucket, picture.path);
    finish();
  };
  const choose = (chosen: File): void => {
    remove();
    const controller = new AbortController();
    upload.current = controller;
    setFile(chosen);
    setShare(0);
    const id = crypto.randomUUID();
    const path = `${userId}/${threadId}/${id}.webp`;
    const send = async (): Promise<void> => {
      const { uploadPicture } = await import('#lib/pictures/upload-picture.ts');
      await uploadPicture({
        bucket: messagePictureBucket,
        userId,
        path,
        file: chosen,
        onProgress: setShare,
        signal: controller.signal,
      });
    };
    send().then(
      () => {
        if (controller.signal.aborted) return;
        setShare(null);
        setPicture({ id, path });
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        setShare(null);
        setProblem(error instanceof Error ? error.message : messages.pictureFailed);
      },
    );
  };
  return {
    preview,
    share,
    problem,
    picture,
    choose,
    retry: () => (file === null ? undefined : choose(file)),
    remove,
    finish,
  };
}
