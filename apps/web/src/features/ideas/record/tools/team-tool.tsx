import { teamRules } from '@kawanusaha/contracts/record/team-step';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useEffect, useEffectEvent } from 'react';
import * as z from 'zod/mini';
import { Alert, AlertDescription } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { memberPaths } from '#config/member-paths.ts';
import { paths } from '#config/paths.ts';
import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';
import { FigureField } from '../../components/figure-field.tsx';
import { findContactLink } from '../../idea-links.ts';
import type { StepToolProps } from '../step-tool.ts';
import { writeTeamLink } from '../team-link.ts';
import { TextField } from './text-field.tsx';

const listingId = z.uuid();

/** Step 4: roles, hours and city go into the form of a listing; the published listing comes back here (`?proyek=`). */
export function TeamTool({ ideaId, basis, record, data, onChange, saveNow }: StepToolProps<4>) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const published = params.get('proyek');
  const keepListing = useEffectEvent((id: string) => {
    if (listingId.safeParse(id).success && data.projectId !== id) onChange({ ...data, projectId: id });
    void navigate(memberPaths.ideaStep(ideaId, 4), { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (published !== null) keepListing(published);
  }, [published]);
  const openForm = async () => {
    onChange(data);
    if (await saveNow()) void navigate(writeTeamLink(ideaId, basis, data, record[8]?.name));
  };
  return (
    <div className="flex flex-col gap-5">
      {data.projectId === null ? null : (
        <Alert>
          <AlertDescription>
            Proyek Anda sudah tayang.{' '}
            <Link to={paths.project(data.projectId)} className="link">
              Lihat proyek
            </Link>{' '}
            atau{' '}
            <Link to={paths.manageApplications} className="link">
              lihat pelamarnya
            </Link>
            .
          </AlertDescription>
        </Alert>
      )}
      <TextField
        label="Peran yang dicari, satu per baris"
        maxLength={600}
        isLong
        value={data.roles}
        onChange={(roles) => onChange({ ...data, roles })}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <FigureField
          label="Jam seminggu"
          rule={teamRules.hours}
          value={data.hours}
          onChange={(hours) => onChange({ ...data, hours })}
        />
        <TextField
          label="Kota"
          maxLength={100}
          value={data.city}
          onChange={(city) => onChange({ ...data, city })}
        />
      </div>
      <p className="text-muted-foreground">
        Modal rencana ini {formatRupiah(basis.result.assumptions.capital)}; namanya, ceritanya, dan
        keahliannya ikut terisi.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant={data.projectId === null ? 'secondary' : 'outline'} onClick={() => void openForm()}>
          {data.projectId === null ? 'Buat proyek dari ide ini' : 'Buat proyek lain'}
        </Button>
        <Button asChild variant="ghost">
          <Link to={findContactLink(basis.result)}>Cari relasi {basis.result.missingSkill}</Link>
        </Button>
      </div>
    </div>
  );
}
