// Generated from the migrated database by `npm run codegen`. Do not edit.
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      audit_log: {
        Row: {
          action: string;
          actor_id: string | null;
          after: Json | null;
          before: Json | null;
          created_at: string;
          id: number;
          reason: string | null;
          request_id: string | null;
          target_id: string | null;
          target_kind: string;
        };
        Insert: {
          action: string;
          actor_id?: string | null;
          after?: Json | null;
          before?: Json | null;
          created_at?: string;
          id?: never;
          reason?: string | null;
          request_id?: string | null;
          target_id?: string | null;
          target_kind: string;
        };
        Update: {
          action?: string;
          actor_id?: string | null;
          after?: Json | null;
          before?: Json | null;
          created_at?: string;
          id?: never;
          reason?: string | null;
          request_id?: string | null;
          target_id?: string | null;
          target_kind?: string;
        };
        Relationships: [];
      };
      contact_reveals: {
        Row: {
          created_at: string;
          id: string;
          target_id: string;
          target_kind: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          id?: string;
          target_id: string;
          target_kind: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          target_id?: string;
          target_kind?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      deleted_content: {
        Row: {
          children: Json;
          content_id: string;
          deleted_at: string;
          deleted_by: string | null;
          id: string;
          kind: string;
          owner_id: string;
          reason: string | null;
          restored_at: string | null;
          row: Json;
        };
        Insert: {
          children?: Json;
          content_id: string;
          deleted_at?: string;
          deleted_by?: string | null;
          id?: string;
          kind: string;
          owner_id: string;
          reason?: string | null;
          restored_at?: string | null;
          row: Json;
        };
        Update: {
          children?: Json;
          content_id?: string;
          deleted_at?: string;
          deleted_by?: string | null;
          id?: string;
          kind?: string;
          owner_id?: string;
          reason?: string | null;
          restored_at?: string | null;
          row?: Json;
        };
        Relationships: [];
      };
      entitlements: {
        Row: {
          created_at: string;
          granted_by: string | null;
          id: string;
          kind: string;
          payment_id: string | null;
          reason: string | null;
          revoke_reason: string | null;
          revoked_at: string | null;
          source: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          granted_by?: string | null;
          id?: string;
          kind?: string;
          payment_id?: string | null;
          reason?: string | null;
          revoke_reason?: string | null;
          revoked_at?: string | null;
          source: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          granted_by?: string | null;
          id?: string;
          kind?: string;
          payment_id?: string | null;
          reason?: string | null;
          revoke_reason?: string | null;
          revoked_at?: string | null;
          source?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      notification_preferences: {
        Row: {
          email: boolean;
          in_app: boolean;
          kind: string;
          user_id: string;
        };
        Insert: {
          email?: boolean;
          in_app?: boolean;
          kind: string;
          user_id?: string;
        };
        Update: {
          email?: boolean;
          in_app?: boolean;
          kind?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      notifications: {
        Row: {
          body: string;
          created_at: string;
          dedupe_key: string | null;
          email_attempts: number;
          email_status: string;
          id: string;
          in_app: boolean;
          kind: string;
          link: string | null;
          read_at: string | null;
          title: string;
          user_id: string;
        };
        Insert: {
          body?: string;
          created_at?: string;
          dedupe_key?: string | null;
          email_attempts?: number;
          email_status?: string;
          id?: string;
          in_app?: boolean;
          kind: string;
          link?: string | null;
          read_at?: string | null;
          title: string;
          user_id: string;
        };
        Update: {
          body?: string;
          created_at?: string;
          dedupe_key?: string | null;
          email_attempts?: number;
          email_status?: string;
          id?: string;
          in_app?: boolean;
          kind?: string;
          link?: string | null;
          read_at?: string | null;
          title?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      pengguna: {
        Row: {
          angkatan: number | null;
          deskripsi: string | null;
          email: string | null;
          facebook: string | null;
          foto_path: string | null;
          id: string;
          instagram: string | null;
          kampus: string | null;
          kota: string | null;
          linkedin: string | null;
          nama_lengkap: string;
          no_wa: string | null;
          paket: string;
          prodi: string | null;
          tanggal_daftar: string;
          twitter: string | null;
          updated_at: string;
          username: string;
        };
        Insert: {
          angkatan?: number | null;
          deskripsi?: string | null;
          email?: string | null;
          facebook?: string | null;
          foto_path?: string | null;
          id: string;
          instagram?: string | null;
          kampus?: string | null;
          kota?: string | null;
          linkedin?: string | null;
          nama_lengkap: string;
          no_wa?: string | null;
          paket?: string;
          prodi?: string | null;
          tanggal_daftar?: string;
          twitter?: string | null;
          updated_at?: string;
          username: string;
        };
        Update: {
          angkatan?: number | null;
          deskripsi?: string | null;
          email?: string | null;
          facebook?: string | null;
          foto_path?: string | null;
          id?: string;
          instagram?: string | null;
          kampus?: string | null;
          kota?: string | null;
          linkedin?: string | null;
          nama_lengkap?: string;
          no_wa?: string | null;
          paket?: string;
          prodi?: string | null;
          tanggal_daftar?: string;
          twitter?: string | null;
          updated_at?: string;
          username?: string;
        };
        Relationships: [];
      };
      project_applications: {
        Row: {
          applicant_email: string | null;
          applicant_id: string;
          applicant_name: string;
          applicant_skills: string[];
          applicant_whatsapp: string | null;
          application_message: string;
          created_at: string;
          decided_at: string | null;
          id: string;
          project_id: string;
          status: string;
        };
        Insert: {
          applicant_email?: string | null;
          applicant_id?: string;
          applicant_name: string;
          applicant_skills?: string[];
          applicant_whatsapp?: string | null;
          application_message: string;
          created_at?: string;
          decided_at?: string | null;
          id?: string;
          project_id: string;
          status?: string;
        };
        Update: {
          applicant_email?: string | null;
          applicant_id?: string;
          applicant_name?: string;
          applicant_skills?: string[];
          applicant_whatsapp?: string | null;
          application_message?: string;
          created_at?: string;
          decided_at?: string | null;
          id?: string;
          project_id?: string;
          status?: string;
        };
        Relationships: [{
            foreignKeyName: 'project_applications_project_id_fkey';
            columns: ['project_id'];
            isOneToOne: false;
            referencedRelation: 'project_listings';
            referencedColumns: ['id'];
          }];
      };
      project_listings: {
        Row: {
          budget_max: number | null;
          budget_range: string | null;
          city: string | null;
          closed_at: string | null;
          closed_reason: string | null;
          contact_method: string;
          contact_type: string;
          created_at: string;
          deadline: string | null;
          expires_at: string;
          hours_per_week: number | null;
          id: string;
          is_active: boolean;
          is_remote: boolean;
          owner_email: string | null;
          owner_name: string;
          picture_path: string | null;
          project_description: string;
          project_name: string;
          project_type: string;
          required_skills: string[];
          reward_type: string | null;
          search: unknown | null;
          seats: number | null;
          timeline: string | null;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          budget_max?: never;
          budget_range?: string | null;
          city?: string | null;
          closed_at?: string | null;
          closed_reason?: string | null;
          contact_method: string;
          contact_type?: never;
          created_at?: string;
          deadline?: string | null;
          expires_at?: string;
          hours_per_week?: number | null;
          id?: string;
          is_active?: boolean;
          is_remote?: boolean;
          owner_email?: string | null;
          owner_name: string;
          picture_path?: string | null;
          project_description: string;
          project_name: string;
          project_type: string;
          required_skills: string[];
          reward_type?: string | null;
          search?: never;
          seats?: number | null;
          timeline?: string | null;
          updated_at?: string;
          user_id?: string;
        };
        Update: {
          budget_max?: never;
          budget_range?: string | null;
          city?: string | null;
          closed_at?: string | null;
          closed_reason?: string | null;
          contact_method?: string;
          contact_type?: never;
          created_at?: string;
          deadline?: string | null;
          expires_at?: string;
          hours_per_week?: number | null;
          id?: string;
          is_active?: boolean;
          is_remote?: boolean;
          owner_email?: string | null;
          owner_name?: string;
          picture_path?: string | null;
          project_description?: string;
          project_name?: string;
          project_type?: string;
          required_skills?: string[];
          reward_type?: string | null;
          search?: never;
          seats?: number | null;
          timeline?: string | null;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      relasi_bisnis: {
        Row: {
          campus: string | null;
          city: string | null;
          created_at: string;
          experience: string;
          hours_per_week: number | null;
          id: string;
          looking_for: string | null;
          main_skill: string;
          name: string;
          search: unknown | null;
          updated_at: string;
          user_id: string;
          vision: string;
          whatsapp: string;
        };
        Insert: {
          campus?: string | null;
          city?: string | null;
          created_at?: string;
          experience: string;
          hours_per_week?: number | null;
          id?: string;
          looking_for?: string | null;
          main_skill: string;
          name: string;
          search?: never;
          updated_at?: string;
          user_id?: string;
          vision: string;
          whatsapp: string;
        };
        Update: {
          campus?: string | null;
          city?: string | null;
          created_at?: string;
          experience?: string;
          hours_per_week?: number | null;
          id?: string;
          looking_for?: string | null;
          main_skill?: string;
          name?: string;
          search?: never;
          updated_at?: string;
          user_id?: string;
          vision?: string;
          whatsapp?: string;
        };
        Relationships: [];
      };
      user_roles: {
        Row: {
          created_at: string;
          granted_by: string | null;
          role: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          granted_by?: string | null;
          role?: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          granted_by?: string | null;
          role?: string;
          user_id?: string;
        };
        Relationships: [];
      };
    };
    Views: Record<never, never>;
    Functions: {
      close_project: {
        Args: {
          project_id: string;
          reason?: string;
        };
        Returns: {
          budget_max: number | null;
          budget_range: string | null;
          city: string | null;
          closed_at: string | null;
          closed_reason: string | null;
          contact_method: string;
          contact_type: string;
          created_at: string;
          deadline: string | null;
          expires_at: string;
          hours_per_week: number | null;
          id: string;
          is_active: boolean;
          is_remote: boolean;
          owner_email: string | null;
          owner_name: string;
          picture_path: string | null;
          project_description: string;
          project_name: string;
          project_type: string;
          required_skills: string[];
          reward_type: string | null;
          search: unknown | null;
          seats: number | null;
          timeline: string | null;
          updated_at: string;
          user_id: string;
        };
      };
      count_contacts: {
        Args: {
          q?: string;
          p_skill?: string;
          p_city?: string;
        };
        Returns: number;
      };
      count_projects: {
        Args: {
          q?: string;
          p_type?: string;
          p_skills?: string[];
          p_city?: string;
          p_remote?: boolean;
          p_budget?: string;
        };
        Returns: number;
      };
      end_session: {
        Args: {
          session_id: string;
        };
        Returns: boolean;
      };
      extend_project: {
        Args: {
          project_id: string;
        };
        Returns: {
          budget_max: number | null;
          budget_range: string | null;
          city: string | null;
          closed_at: string | null;
          closed_reason: string | null;
          contact_method: string;
          contact_type: string;
          created_at: string;
          deadline: string | null;
          expires_at: string;
          hours_per_week: number | null;
          id: string;
          is_active: boolean;
          is_remote: boolean;
          owner_email: string | null;
          owner_name: string;
          picture_path: string | null;
          project_description: string;
          project_name: string;
          project_type: string;
          required_skills: string[];
          reward_type: string | null;
          search: unknown | null;
          seats: number | null;
          timeline: string | null;
          updated_at: string;
          user_id: string;
        };
      };
      get_contact_for_edit: {
        Args: {
          contact_id: string;
        };
        Returns: {
          campus: string | null;
          city: string | null;
          created_at: string;
          experience: string;
          hours_per_week: number | null;
          id: string;
          looking_for: string | null;
          main_skill: string;
          name: string;
          search: unknown | null;
          updated_at: string;
          user_id: string;
          vision: string;
          whatsapp: string;
        }[];
      };
      get_project_for_edit: {
        Args: {
          project_id: string;
        };
        Returns: {
          budget_max: number | null;
          budget_range: string | null;
          city: string | null;
          closed_at: string | null;
          closed_reason: string | null;
          contact_method: string;
          contact_type: string;
          created_at: string;
          deadline: string | null;
          expires_at: string;
          hours_per_week: number | null;
          id: string;
          is_active: boolean;
          is_remote: boolean;
          owner_email: string | null;
          owner_name: string;
          picture_path: string | null;
          project_description: string;
          project_name: string;
          project_type: string;
          required_skills: string[];
          reward_type: string | null;
          search: unknown | null;
          seats: number | null;
          timeline: string | null;
          updated_at: string;
          user_id: string;
        }[];
      };
      get_public_stats: {
        Args: Record<PropertyKey, never>;
        Returns: {
          open_projects: number;
          cities: number;
          members: number;
          contacts: number;
        };
      };
      list_sessions: {
        Args: Record<PropertyKey, never>;
        Returns: {
          id: string | null;
          user_agent: string | null;
          created_at: string | null;
          last_used_at: string | null;
          is_current: boolean;
        }[];
      };
      reveal_contact: {
        Args: {
          target_kind: string;
          target_id: string;
        };
        Returns: {
          name: string | null;
          contact_type: string | null;
          whatsapp: string | null;
          group_link: string | null;
          email: string | null;
        };
      };
      search_contacts: {
        Args: {
          q?: string;
          p_skill?: string;
          p_city?: string;
          p_before?: string;
          p_before_id?: string;
          p_limit?: number;
        };
        Returns: {
          id: string;
          user_id: string;
          name: string;
          main_skill: string;
          experience: string;
          vision: string;
          city: string | null;
          campus: string | null;
          hours_per_week: number | null;
          looking_for: string | null;
          created_at: string;
          updated_at: string;
        }[];
      };
      search_projects: {
        Args: {
          q?: string;
          p_type?: string;
          p_skills?: string[];
          p_city?: string;
          p_remote?: boolean;
          p_budget?: string;
          p_before?: string;
          p_before_id?: string;
          p_limit?: number;
        };
        Returns: {
          id: string;
          user_id: string;
          project_name: string;
          project_description: string;
          project_type: string;
          required_skills: string[];
          budget_range: string | null;
          budget_max: number | null;
          timeline: string | null;
          contact_type: string;
          owner_name: string;
          city: string | null;
          is_remote: boolean;
          hours_per_week: number | null;
          reward_type: string | null;
          seats: number | null;
          deadline: string | null;
          picture_path: string | null;
          is_active: boolean;
          closed_at: string | null;
          closed_reason: string | null;
          expires_at: string;
          created_at: string;
          updated_at: string;
        }[];
      };
    };
    Enums: Record<never, never>;
    CompositeTypes: Record<never, never>;
  };
};

type PublicTables = Database['public']['Tables'];

/** A row as it is read: `Row<'pengguna'>`. */
export type Row<T extends keyof PublicTables> = PublicTables[T]['Row'];
/** What an insert takes. */
export type InsertRow<T extends keyof PublicTables> = PublicTables[T]['Insert'];
/** What an update takes. */
export type UpdateRow<T extends keyof PublicTables> = PublicTables[T]['Update'];
