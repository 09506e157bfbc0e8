import { dayOfPost, longestPost, type PostsStep } from '@kawanusaha/contracts/record/posts-step';
import { composePosts } from '@kawanusaha/contracts/record/compose-posts';
import { draftSalesPage } from '@kawanusaha/contracts/record/draft-sales-page';
import { writeCalendar } from '@kawanusaha/contracts/record/write-calendar';
import { CalendarDays, Pencil, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { formatLongDate } from '#lib/format-date.ts';
import { saveFile } from '#lib/save-file.ts';
import { SalesSection } from '../../sales/sales-section.tsx';
import { Fold } from '../../components/fold.tsx';
import type { StepToolProps } from '../step-tool.ts';
import { TextField } from './text-field.tsx';

type Post = PostsStep['posts'][number];
type PostItemProps = { day: string; post: Post; onChange: (text: string) => void };

function PostItem({ day, post, onChange }: PostItemProps) {
  const [isOpen, setOpen] = useState(false);
  const date = formatLongDate(`${day}T00:00:00+07:00`);
  return (
    <li className="card gap-2 p-4">
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted-foreground">
        <time dateTime={day}>{date}</time>
        <Badge variant="outline">{post.theme}</Badge>
      </p>
      {isOpen ? (
        <TextField
          label={`Teks ${date}`}
          maxLength={longestPost}
          isLong
          value={post.text}
          onChange={onChange}
        />
      ) : (
        <p>{post.text}</p>
      )}
      <div className="flex items-center justify-between gap-3">
        <p className="text-sm text-muted-foreground">Rekam: {post.film}</p>
        <Button
          variant="ghost"
          size="icon"
          aria-label={isOpen ? `Selesai mengubah kiriman ${date}` : `Ubah kiriman ${date}`}
          aria-pressed={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Pencil aria-hidden />
        </Button>
      </div>
    </li>
  );
}

const shownAtOnce = 3;

/** Step 9: thirty posts from the idea's own words, each to be changed, the calendar for the phone, and the public sales page. */
export function PostsTool({ ideaId, basis, record, data, onChange, saveNow }: StepToolProps<9>) {
  const { start, posts } = data;
  const setText = (at: number, text: string) =>
    onChange({ ...data, posts: posts.map((post, index) => (index === at ? { ...post, text } : post)) });
  const items = posts.map((post, index) => (
    <PostItem
      key={index}
      day={dayOfPost(start, index)}
      post={post}
      onChange={(text) => setText(index, text)}
    />
  ));
  const download = () => {
    const text = writeCalendar(data, record[8]?.name || basis.title, ideaId, new Date());
    saveFile('kalender-30-kiriman.ics', new Blob([text], { type: 'text/calendar' }));
  };
  return (
    <div className="flex flex-col gap-5">
      <div className="grid items-end gap-3 sm:grid-cols-2">
        <Field required label="Mulai tanggal">
          <Input
            type="date"
            value={start}
            onChange={(event) => {
              if (event.target.value !== '') onChange({ ...data, start: event.target.value });
            }}
          />
        </Field>
        <Button variant="outline" onClick={download}>
          <CalendarDays aria-hidden />
          Unduh kalender (.ics)
        </Button>
      </div>
      <ol className="flex flex-col gap-3">{items.slice(0, shownAtOnce)}</ol>
      <Fold title={`${posts.length - shownAtOnce} kiriman berikutnya`}>
        <ol className="flex flex-col gap-3">{items.slice(shownAtOnce)}</ol>
      </Fold>
      <Button
        variant="ghost"
        className="self-start"
        onClick={() =>
          onChange({
            ...data,
            ...composePosts(basis, { name: record[8], market: record[3] }, start),
          })
        }
      >
        <RefreshCw aria-hidden />
        Susun ulang dari langkah sebelumnya
      </Button>
      <SalesSection
        ideaId={ideaId}
        draft={data.page ?? null}
        propose={() => draftSalesPage(basis, record)}
        onChange={(page) => onChange({ ...data, page })}
        saveNow={saveNow}
      />
    </div>
  );
}
